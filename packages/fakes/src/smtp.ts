import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { listen } from "#fakes/http-server.ts";

type Mail = { from: string; to: string[]; subject: string; text: string; headers: Record<string, string> };

export type Smtp = {
	url: string;
	mailsUrl: string;
	messages: Mail[];
	close: () => Promise<void>;
};

export async function startSmtp(): Promise<Smtp> {
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
	const listening = server.listen(0, "127.0.0.1");
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

/** Reads a single-part mail as nodemailer writes it. Header names are lower-case; bytes are read as Latin-1. */
function readMail(raw: string): { subject: string; text: string; headers: Record<string, string> } {
	const end = raw.indexOf("\r\n\r\n");
	const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, " ");
	const header = (name: string) => new RegExp(`^${name}: *(.*)$`, "im").exec(head)?.[1] ?? "";
	const body = raw.slice(end + 4);
	const text = decodeBody(body, header("content-transfer-encoding").toLowerCase());
	const headers = Object.fromEntries(
		[...head.matchAll(/^([\w-]+): *(.*)$/gm)].map(([, name = "", value = ""]) => [name.toLowerCase(), value.trim()]),
	);
	return { subject: decodeWords(header("subject")), text: text.replaceAll("\r\n", "\n").trim(), headers };
}

function decodeBody(body: string, encoding: string): string {
	if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
	if (encoding === "quoted-printable") return decodeQuoted(body.replace(/=\r\n/g, ""));
	return Buffer.from(body, "latin1").toString("utf8");
}

/** `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`; the space between two encoded words is dropped. */
function decodeWords(text: string): string {
	return text
		.replace(/\?=\s+=\?/g, "?==?")
		.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, coded: string) =>
			kind.toLowerCase() === "b"
				? Buffer.from(coded, "base64").toString("utf8")
				: decodeQuoted(coded.replaceAll("_", " ")),
		);
}

function decodeQuoted(text: string): string {
	const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, "latin1").toString("utf8");
}
