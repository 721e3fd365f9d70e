import { OIDC_CLIENT, startOidc } from "@uchit/fakes/oidc.ts";
import { CLIENT, startOtpProvider } from "@uchit/fakes/otp-provider.ts";
import { startSmsGateway } from "@uchit/fakes/sms-gateway.ts";
import { startSmtp } from "@uchit/fakes/smtp.ts";

/** Who is outside of the site in the browser tests: what leaves for them can be read, and those who vouch for visitors vouch for some. */
export async function startOutsideWorld() {
	const [sms, smtp, provider, oidc] = await Promise.all([
		startSmsGateway(),
		startSmtp(),
		startOtpProvider(),
		startOidc(),
	]);
	const client = { OTP_PROVIDER_CLIENT_ID: CLIENT.id };
	return {
		/** For the backend. */
		delivery: {
			SMS_GATEWAY_URL: sms.url,
			SMTP_URL: smtp.url,
			OTP_PROVIDER_USERINFO_URL: provider.url,
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
		/** For the tests: where the messages that arrived stand as JSON. */
		env: { SMS_ARRIVED_URL: sms.url, MAILS_ARRIVED_URL: smtp.mailsUrl },
		close: () => Promise.all([sms.close(), smtp.close(), provider.close(), oidc.close()]),
	};
}
