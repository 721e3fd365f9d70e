import { startSmsGateway } from "@uchit/fakes/sms-gateway.ts";
import { startSmtp } from "@uchit/fakes/smtp.ts";

/** Who is outside of the site in the browser tests: what leaves for them can be read. */
export async function startOutsideWorld() {
	const [sms, smtp] = await Promise.all([startSmsGateway(), startSmtp()]);
	return {
		delivery: { SMS_GATEWAY_URL: sms.url, SMTP_URL: smtp.url },
		/** For the tests: where the messages that arrived stand as JSON. */
		env: { SMS_ARRIVED_URL: sms.url, MAILS_ARRIVED_URL: smtp.mailsUrl },
		close: () => Promise.all([sms.close(), smtp.close()]),
	};
}
