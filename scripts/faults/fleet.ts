import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { checkDurable } from "#scripts/faults/durable.ts";
import { type Kind, type Member, untilUp } from "#scripts/faults/members.ts";
import { nginx } from "#scripts/faults/nginx.ts";
import { type Behaviour, type ReceiverProgram, startReceiverProgram } from "#scripts/faults/start-programs.ts";
import { startReplica } from "#scripts/postgres/replica.ts";
import { type Postgres, startPostgres } from "#scripts/postgres.ts";
import { ensureDatabase, withClient } from "#scripts/site/database.ts";
import {
	type BackendSettings,
	backendSpec,
	contentLoad,
	factsLoad,
	findFault,
	webSpec,
} from "#scripts/site/programs.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";
import type { Child, ChildSpec } from "#scripts/system/children.ts";
import { freePort } from "#scripts/system/ports.ts";
import { migrateDatabase } from "../../apps/backend/src/migrate.ts";

export type FleetOptions = {
	supervisor: Supervisor;
	folder: string;
	facts: "all" | "small";
	receiver: Behaviour;
	log: (line: string) => void;
};

export type Fleet = {
	members: readonly Member[];
	siteUrl: string;
	backend: { port: number; key: string };
	databaseUrl: string;
	received: string;
	slugs: string[];
};

const HOST = "127.0.0.1";
const DATABASE = "fleet";
const POSTGRES_PORTS = { primary: 55_340, replica: 55_341 };
const FIRST_PORT = 5_300;

/**
 * Runs twice everything that deploys twice: a primary and its streaming replica, two webs, two API backends, a worker, and nginx as in
 * `deploy/nginx`. Each is restarted as `npm start` does.
 */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
	const { supervisor, folder, log } = options;
	chmodSync(folder, 0o755);
	const received = join(folder, "received.jsonl");
	const receiver = await startReceiverProgram(supervisor.launch, received, options.receiver);
	const primary = await startPrimary(options);
	const databaseUrl = primary.postgres.url(DATABASE);
	const replica = await startCopy(options, primary.postgres);
	const ports = await findPorts();
	const common = { key: secret(), filesDir: join(folder, "files") };
	const keepUp = (kind: Kind, spec: ChildSpec, url: string) => keepProgramUp(supervisor, { kind, spec, url });
	const own = ownOf(options, receiver, { ...common, databaseUrl, readUrl: replica.postgres.url(DATABASE) });
	const backends = await Promise.all([
		...ports.apis.map((port) => keepUp("backend", backendSpec({ ...own, role: "api", port }, silent), urlOf(port))),
		keepUp("worker", backendSpec({ ...own, role: "worker", port: ports.worker }, silent), urlOf(ports.worker)),
	]);
	log("the backends and the worker are up");
	const siteUrl = urlOf(ports.site);
	const front = await keepUp("nginx", nginx(join(folder, "nginx"), ports), `${siteUrl}/nginx-health`);
	const webs = await Promise.all(
		ports.webs.map((port) => keepUp("web", webOf(options, { ...common, port, ports }), urlOf(port))),
	);
	return {
		members: [...webs, ...backends, primary.member, replica.member, front],
		siteUrl,
		backend: { port: ports.backends, key: common.key },
		databaseUrl,
		received,
		slugs: await listSlugs(databaseUrl),
	};
}

async function startPrimary({ supervisor, folder, facts, log }: FleetOptions) {
	const dataDir = join(folder, "primary");
	const start = (port: number, isPortKnown: boolean) =>
		startPostgres({ dataDir, port, isPortKnown, log: silent, onStart: supervisor.endWithOthers });
	const primary = await keepPostgresUp(supervisor, "primary", start);
	await ensureDatabase(primary.postgres.url("postgres"), DATABASE);
	const url = primary.postgres.url(DATABASE);
	await migrateDatabase(url);
	await checkDurable(url);
	log("the primary is up; loading facts");
	if (facts === "small") await makeSmallFacts(url);
	else {
		await supervisor.run(factsLoad(url, silent));
		await supervisor.run(contentLoad(url, silent, join(folder, "files")));
	}
	return primary;
}

async function startCopy({ supervisor, folder }: FleetOptions, primary: Postgres) {
	const dataDir = join(folder, "replica");
	const from = { dataDir: join(folder, "primary"), url: primary.url };
	const start = (port: number, isPortKnown: boolean) => {
		const options = { dataDir, port, isPortKnown, log: silent, onStart: supervisor.endWithOthers };
		return isPortKnown ? startPostgres(options) : startReplica({ ...options, primary: from });
	};
	return keepPostgresUp(supervisor, "replica", start);
}

type StartPostgres = (port: number, isPortKnown: boolean) => Promise<Postgres>;

async function keepPostgresUp(supervisor: Supervisor, kind: "primary" | "replica", start: StartPostgres) {
	const first = Promise.withResolvers<Postgres>();
	let newest: Child | undefined;
	let port: number | undefined;
	await supervisor.keepUp(
		kind,
		async () => {
			const postgres = await start(port ?? POSTGRES_PORTS[kind], port !== undefined);
			({ port, child: newest } = postgres);
			first.resolve(postgres);
			return postgres.child;
		},
		silent,
	);
	const postgres = await first.promise;
	const findPostgresFault = () =>
		withClient(postgres.url("postgres"), (client) => client.query("select 1")).then(() => undefined, String);
	const member: Member = { kind, name: kind, child: () => newest, stop: "SIGINT", findFault: findPostgresFault };
	return { postgres, member };
}

async function keepProgramUp(
	supervisor: Supervisor,
	{ kind, spec, url }: { kind: Kind; spec: ChildSpec; url: string },
): Promise<Member> {
	let newest: Child | undefined;
	const address = new URL(kind === "nginx" ? url : `${url}/health/ready`);
	const member: Member = {
		kind,
		name: `${kind} at ${new URL(url).port}`,
		child: () => newest,
		stop: kind === "nginx" ? "SIGQUIT" : "SIGTERM",
		findFault: () => findFault(address),
	};
	const begin = async () => {
		const child = supervisor.launch(spec);
		newest = child;
		await untilUp(member);
		return child;
	};
	await supervisor.keepUp(member.name, begin, silent);
	return member;
}

type Ports = Awaited<ReturnType<typeof findPorts>>;

async function findPorts() {
	const taken: number[] = [];
	const next = async () => {
		const port = await freePort(FIRST_PORT, taken);
		taken.push(port);
		return port;
	};
	const two = async () => [await next(), await next()] as const;
	return { site: await next(), backends: await next(), webs: await two(), apis: await two(), worker: await next() };
}

type Common = { key: string; filesDir: string };

function ownOf(
	{ folder }: FleetOptions,
	{ note }: ReceiverProgram,
	{ readUrl, ...common }: Common & { databaseUrl: string; readUrl: string },
): Omit<BackendSettings, "port"> {
	const outside = { CONTENT_URL: note.url, CONTENT_TOKEN: note.token };
	const dataDir = join(folder, "backend");
	mkdirSync(dataDir, { recursive: true });
	const delivery = { ...outside, DATABASE_READ_URL: readUrl, LOG_LEVEL: "error", DATA_DIR: dataDir };
	const secrets = { contentSecret: secret(), personalKeys: `k1:${secret()}`, lookupKey: secret() };
	return { mode: "production", host: HOST, ...common, ...secrets, delivery };
}

function webOf({ folder }: FleetOptions, { key, port, ports }: Common & { port: number; ports: Ports }): ChildSpec {
	const backendUrl = urlOf(ports.backends);
	const dataDir = join(folder, `web-${port}`);
	mkdirSync(dataDir, { recursive: true });
	const also = { LOG_LEVEL: "error", DATA_DIR: dataDir, SITE_URL: urlOf(ports.site) };
	const addresses = { backendUrl, contentUrl: backendUrl };
	const settings = { mode: "production", host: HOST, port, key, authSecret: key.repeat(2), pagesPerMinute: 0 } as const;
	return webSpec({ ...settings, ...addresses, signIn: also }, silent);
}

async function listSlugs(url: string): Promise<string[]> {
	return withClient(url, async (client) => {
		const { rows } = await client.query<{ slug: string }>("select slug from colleges order by md5(slug) limit 20000");
		return rows.map(({ slug }) => slug);
	});
}

function urlOf(port: number): string {
	return `http://${HOST}:${port}`;
}

function secret(): string {
	return randomBytes(32).toString("hex");
}

function silent(): void {}

const COLLEGES = 2_000;

async function makeSmallFacts(url: string): Promise<void> {
	await withClient(url, async (client) => {
		for (const statement of STATEMENTS) await client.query(statement);
	});
}

const STATEMENTS = [
	"insert into sources (id, kind, publisher, document, vintage) values ('made-up', 'document', 'Nobody', 'Made up', '2025')",
	`insert into colleges (id, slug, name, official_name, kind, source_id)
	 select 'C-' || n, 'college-' || n, 'College ' || n, 'College ' || n, 'college', 'made-up' from generate_series(1, ${COLLEGES}) n`,
	`insert into rankings (list, year, college_id, rank, printed_name, source_id) values ('college', 2025, 'C-1', 1, 'College 1', 'made-up')`,
	"insert into college_categories (college_id, category_id, rule, evidence, source_id) values ('C-1', 1, 'name', 'made up', 'made-up')",
	"insert into programmes (name) values ('Physics')",
	`insert into cutoffs (exam, authority, year, round, college_id, programme_id, quota, seat_type, gender, opening_rank, closing_rank,
		preparatory, rank_space, source_id, pool, social_category, pwd, is_last)
	 select 'jee-mains', 'JoSAA', 2022, 1, 'C-1', id, 'AI', 'OPEN', 'Gender-Neutral', 1, 9, false, 'jee-main-crl', 'made-up', 'all-india', 'open', false, true
	 from programmes`,
];
