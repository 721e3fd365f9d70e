import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { OIDC_CLIENT, startOidc } from "@uchit/fakes/oidc.ts";
import { FAKE_CLIENT, startOtpProvider } from "@uchit/fakes/otp-provider.ts";
import { startReceiver } from "@uchit/fakes/receiver.ts";
import { startSmsGateway } from "@uchit/fakes/sms-gateway.ts";
import { startSmtp } from "@uchit/fakes/smtp.ts";
import { buildsSpec, cloneDatabase } from "#scripts/proof/facts-template.ts";
import {
	adminInvitation,
	type BackendSettings,
	backendSettings,
	backendSpec,
	contentLoad,
	untilReady,
	type WebSettings,
	webSpec,
} from "#scripts/site/programs.ts";
import { grantServiceLogin } from "#scripts/site/service-role.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";
import { freePort } from "#scripts/system/ports.ts";

type Log = (line: string) => void;

export type Facts = { urlOf: (database: string) => string; template: string };

export type TestSite = {
	env: Record<string, string>;
	lastLines: () => string[];
	close: () => Promise<void>;
};

const DATA_DIR = ".data/test-site";
const FILES_DIR = ".data/test-files";
const HOST = "127.0.0.1";
/** Other ports let a second checkout run its site beside this one. */
const WEB_PORT = Number(process.env.TEST_WEB_PORT ?? 3100);
const BACKEND_PORT = Number(process.env.TEST_BACKEND_PORT ?? 4100);

/** Starts the built site with its own database and fake outside services, for site and browser tests. */
export async function startTestSite(
	supervisor: Supervisor,
	{ urlOf, template }: Facts,
	chromium: string,
	log: Log,
): Promise<TestSite> {
	const databaseUrl = await cloneDatabase(urlOf, template, "uchit_test_production");
	rmSync(FILES_DIR, { recursive: true, force: true });
	await Promise.all([
		supervisor.run(contentLoad(databaseUrl, log, FILES_DIR)),
		supervisor.run(buildsSpec(databaseUrl, log, `${DATA_DIR}/builds`)),
	]);
	const outside = await startOutsideWorld();
	const serviceUrl = await grantServiceLogin(databaseUrl, randomBytes(32).toString("hex"));
	const { service, site, ...own } = await launchSite(supervisor, { databaseUrl: serviceUrl, ...outside });
	await Promise.all([untilReady(service, own.backendUrl, patience()), untilReady(site, own.url, patience())]);
	await untilCounted(own.url);
	const desk = { databaseUrl, contentUrl: own.backendUrl };
	const [admin, moderator] = await Promise.all([
		inviteAdmin(supervisor, { ...desk, email: "admin@desk.example.org" }),
		inviteAdmin(supervisor, { ...desk, email: "moderator@desk.example.org" }),
	]);
	return {
		env: {
			BASE_URL: own.url,
			BACKEND_URL: own.backendUrl,
			BACKEND_KEY: own.key,
			AUTH_SECRET: own.authSecret,
			BACKEND_SETTINGS: JSON.stringify(own.settings),
			CHROMIUM: chromium,
			STUDIO_EMAIL: admin.email,
			STUDIO_LINK: admin.link,
			MODERATOR_EMAIL: moderator.email,
			MODERATOR_LINK: moderator.link,
			...outside.env,
		},
		lastLines: () => [service, site].flatMap(({ name, lastLines }) => lastLines().map((line) => `${name} | ${line}`)),
		close: async () => {
			await outside.close();
		},
	};
}

/** A busy machine needs minutes, but a proof that waits forever never reports what is wrong. */
const MAX_REMINDERS = 5;

function patience(): (reason: string) => void {
	let reminders = 0;
	return (reason) => {
		reminders += 1;
		if (reminders >= MAX_REMINDERS) throw new Error(reason);
	};
}

/** The first request counts whole tables, which may exceed the page limit on a busy machine: 503 until then. */
const COUNTING_PAGE = "/open-data";
const COUNTING_LIMIT_MS = 900_000;
const COUNTING_PAUSE_MS = 1_000;

async function untilCounted(url: string): Promise<void> {
	const end = Date.now() + COUNTING_LIMIT_MS;
	while ((await fetch(new URL(COUNTING_PAGE, url))).status !== 200) {
		if (Date.now() > end) throw new Error(`${COUNTING_PAGE} was not answered within ${COUNTING_LIMIT_MS / 1000} s.`);
		await sleep(COUNTING_PAUSE_MS);
	}
}

type OnWhat = Pick<BackendSettings, "databaseUrl" | "delivery"> & Pick<WebSettings, "signIn">;

async function launchSite({ launch }: Supervisor, { databaseUrl, delivery, signIn }: OnWhat) {
	const secret = () => randomBytes(32).toString("hex");
	const key = secret();
	const authSecret = secret();
	const port = await freePort(WEB_PORT);
	const backendPort = await freePort(BACKEND_PORT, [port]);
	const backendUrl = `http://${HOST}:${backendPort}`;
	const url = `http://${HOST}:${port}`;
	const common = { mode: "production", host: HOST, key } as const;
	const personal = { contentSecret: secret(), personalKeys: `proof:${secret()}`, lookupKey: secret() };
	const shared = {
		...common,
		...personal,
		databaseUrl,
		delivery,
		siteUrl: url,
		dataDir: DATA_DIR,
		filesDir: FILES_DIR,
	};
	const own: BackendSettings = { ...shared, port: backendPort };
	const service = launch(backendSpec(own, () => undefined));
	// The specification requires this rating, which is shown only by a setting. All tests share one address, so its limit is off.
	const shown = { displayRating: "on", pagesPerMinute: 0 } as const;
	const addresses = { backendUrl, contentUrl: backendUrl };
	const site = launch(webSpec({ ...common, ...addresses, ...shown, port, authSecret, signIn }, () => undefined));
	return { service, site, backendUrl, url, key, authSecret, settings: backendSettings(own) };
}

async function inviteAdmin({ run }: Supervisor, at: { databaseUrl: string; contentUrl: string; email: string }) {
	const lines: string[] = [];
	await run(adminInvitation({ ...at, isOtpReset: false }, (line) => lines.push(line)));
	return { email: at.email, link: lines.find((line) => line.startsWith(at.contentUrl)) ?? "" };
}

const LEAD_RECIPIENT = "jamia-millia-islamia";

async function startOutsideWorld() {
	const [sms, smtp, provider, oidc, receiver] = await Promise.all([
		startSmsGateway(),
		startSmtp(),
		startOtpProvider(),
		startOidc(),
		startReceiver(),
	]);
	const hook = { name: "college", recipient: LEAD_RECIPIENT, url: `${receiver.url}/hooks/college` };
	const client = { OTP_PROVIDER_CLIENT_ID: FAKE_CLIENT.id };
	return {
		delivery: {
			SMS_GATEWAY_URL: sms.url,
			SMTP_URL: smtp.url,
			OTP_PROVIDER_USERINFO_URL: provider.url,
			LEAD_WEBHOOKS: JSON.stringify([{ ...hook, secret: receiver.secret }]),
			OTP_PROVIDER_CLIENT_SECRET: FAKE_CLIENT.secret,
			...client,
		},
		signIn: {
			OIDC_ISSUER: oidc.issuer,
			OIDC_CLIENT_ID: OIDC_CLIENT.id,
			OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
			OIDC_NAME: "Campus ID",
			OTP_PROVIDER_SCRIPT: provider.scriptUrl,
			...client,
		},
		env: { SMS_ARRIVED_URL: sms.url, MAILS_ARRIVED_URL: smtp.mailsUrl, LEAD_RECIPIENT },
		close: () => Promise.all([sms.close(), smtp.close(), provider.close(), oidc.close(), receiver.close()]),
	};
}
