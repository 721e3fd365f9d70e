import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { crc32, deflateSync } from "node:zlib";

type Item = Readonly<Record<string, unknown>>;
type Collections = Readonly<Record<string, Item | readonly Item[]>>;

export type ForeignContent = { address: string; requests: string[]; stop: () => Promise<void> };

/**
 * A fake Directus with these collections: lists and singletons by `/items`, filtered only by `slug`, and one file by `/assets`.
 * Everything else is forbidden. Written leads are forwarded to a receiver, if there is one.
 */
export async function startForeignContent(
	collections: Collections,
	{ file, receiver }: { file?: string; receiver?: string } = {},
): Promise<ForeignContent> {
	const requests: string[] = [];
	const server = createServer((request, reply) => {
		const { pathname, searchParams } = new URL(request.url ?? "/", "http://content.example");
		requests.push(`${request.method} ${request.url}`);
		const [, kind, name = ""] = pathname.split("/");
		const known = collections[name];
		if (request.method !== "GET" && receiver !== undefined) return void passOn(request, reply, receiver);
		if (kind === "assets" && name === file) return sendPicture(reply);
		if (kind !== "items" || known === undefined) return forbid(reply, name);
		if (!Array.isArray(known)) return send(reply, 200, { data: known });
		const slug = /"slug":\{"_eq":"([^"]*)"/.exec(searchParams.get("filter") ?? "")?.[1];
		const data = known.filter((item) => slug === undefined || item.slug === slug);
		send(reply, 200, { data, meta: { filter_count: data.length } });
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The content system has no port.");
	return {
		address: `http://127.0.0.1:${address.port}`,
		requests,
		stop: () => {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
}

async function passOn(request: IncomingMessage, reply: ServerResponse, receiver: string): Promise<void> {
	const headers = { "content-type": "application/json", authorization: request.headers.authorization ?? "" };
	const body = await text(request);
	const { method = "GET", url = "/" } = request;
	const answer = await fetch(new URL(url, receiver), { method, headers, ...(body !== "" && { body }) });
	reply.writeHead(answer.status, { "content-type": "application/json; charset=utf-8" }).end(await answer.text());
}

function send(reply: ServerResponse, status: number, body: unknown): void {
	reply.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}

/** Directus does not reveal whether a collection is missing or private. */
function forbid(reply: ServerResponse, name: string): void {
	const message = `You don't have permission to access collection "${name}" or it does not exist. Queried in root.`;
	send(reply, 403, { errors: [{ message, extensions: { reason: message, code: "FORBIDDEN" } }] });
}

function sendPicture(reply: ServerResponse): void {
	reply.writeHead(200, { "content-type": "image/png", "content-security-policy": "default-src 'none'" }).end(PICTURE);
}

const PICTURE = toPng(64, [240, 120, 30]);

function toPng(size: number, colour: readonly number[]): Buffer {
	const line = [0, ...Array.from({ length: size }, () => colour).flat()];
	const dots = deflateSync(Buffer.from(Array.from({ length: size }, () => line).flat()));
	const header = Buffer.alloc(13);
	header.writeUInt32BE(size, 0);
	header.writeUInt32BE(size, 4);
	header.set([8, 2, 0, 0, 0], 8);
	const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
	return Buffer.concat([signature, toChunk("IHDR", header), toChunk("IDAT", dots), toChunk("IEND", Buffer.alloc(0))]);
}

function toChunk(type: string, content: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
	const length = Buffer.alloc(4);
	length.writeUInt32BE(content.length);
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, sum]);
}
