import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { listen } from "#fakes/http-server.ts";
import { readMail } from "#fakes/read-mail.ts";

export type Mail = { from: string; to: string[]; subject: string; text: string; headers: Record<string, string> };

export type Smtp = {
	/** For SMTP_URL. */
	url: string;
	/** GET gives the mails that arrived as JSON, newest last. */
	mailsUrl: string;
	messages: Mail[];
	close: () => Promise<void>;
};

/** A mail server as a real one, which keeps what it is given. */
export async function startSmtp({ port = 0 }: { port?: number } = {}): Promise<Smtp> {
	const messages: Mail[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS", "AUTH"],
		onData(stream, session, done) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", () => {
				const { mailFrom, rcptTo } = session.envelope;
				const from = mailFrom === false ? "" : mailFrom.address;
				const to = rcptTo.map(({ address }) => address);
				messages.push({ from, to, ...readMail(Buffer.concat(chunks).toString("latin1")) });
				done();
			});
		},
	});
	const listening = server.listen(port, "127.0.0.1");
	await once(listening, "listening");
	const address = listening.address();
	if (typeof address !== "object" || address === null) throw new Error("The mail server has no port");
	const shown = await listen((_request, response) => {
		response.setHeader("content-type", "application/json");
		response.end(JSON.stringify(messages));
	});
	return {
		url: `smtp://127.0.0.1:${address.port}`,
		mailsUrl: `${shown.url}/mails`,
		messages,
		async close() {
			await shown.close();
			await new Promise<void>((done) => server.close(() => done()));
		},
	};
}
