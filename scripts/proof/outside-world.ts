import { OIDC_CLIENT, startOidc } from "@uchit/fakes/oidc.ts";
import { CLIENT, startOtpProvider } from "@uchit/fakes/otp-provider.ts";
import { startReceiver } from "@uchit/fakes/receiver.ts";
import { startSmsGateway } from "@uchit/fakes/sms-gateway.ts";
import { startSmtp } from "@uchit/fakes/smtp.ts";

/** The one college that takes requests to be contacted itself. */
const LEAD_RECIPIENT = "jamia-millia-islamia";

/** Who is outside of the site in the browser tests: what leaves for them can be read, and those who vouch for visitors vouch for some. */
export async function startOutsideWorld() {
	const [sms, smtp, provider, oidc, receiver] = await Promise.all([
		startSmsGateway(),
		startSmtp(),
		startOtpProvider(),
		startOidc(),
		startReceiver(),
	]);
	const hook = { name: "college", recipient: LEAD_RECIPIENT, url: `${receiver.url}/hooks/college` };
	const client = { OTP_PROVIDER_CLIENT_ID: CLIENT.id };
	return {
		/** For the backend. */
		delivery: {
			SMS_GATEWAY_URL: sms.url,
			SMTP_URL: smtp.url,
			OTP_PROVIDER_USERINFO_URL: provider.url,
			LEAD_WEBHOOKS: JSON.stringify([{ ...hook, secret: receiver.secret }]),
			OTP_PROVIDER_CLIENT_SECRET: CLIENT.secret,
			...client,
		},
		/** For the web program. */
		signIn: {
			OIDC_ISSUER: oidc.issuer,
			OIDC_CLIENT_ID: OIDC_CLIENT.id,
			OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
			OIDC_NAME: "Campus ID",
			OTP_PROVIDER_SCRIPT: provider.scriptUrl,
			...client,
		},
		/** For the tests: where the messages that arrived stand as JSON, and the college that takes requests. */
		env: { SMS_ARRIVED_URL: sms.url, MAILS_ARRIVED_URL: smtp.mailsUrl, LEAD_RECIPIENT },
		close: () => Promise.all([sms.close(), smtp.close(), provider.close(), oidc.close(), receiver.close()]),
	};
}
