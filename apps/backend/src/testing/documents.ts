import { DocumentReceipt, type OwnDocument, OwnDocuments } from "@uchit/contract/document.ts";
import { eq } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { vi } from "vitest";
import { drawPicture, toForm } from "#backend/content/testing/pictures.ts";
import { documents } from "#backend/db/schema/content/document.ts";
import { visitorContacts } from "#backend/db/schema/visitor.ts";
import { lookupOf, normaliseContact } from "#backend/personal/contact.ts";
import { encryptContact } from "#backend/personal/encrypted-contact.ts";
import { keysOf } from "#backend/personal/keys.ts";
import { PATIENCE } from "#backend/testing/patience.ts";
import type { TestReviews, Writer } from "#backend/testing/reviews.ts";

type SentDocument = { slug: string; bytes?: Buffer; fields?: Record<string, string>; address?: string };

export type TestDocuments = {
	send: (who: Pick<Writer, "headers">, document: SentDocument) => Promise<LightMyRequestResponse>;
	sent: (who: Writer, slug: string) => Promise<string>;
	untilDrawn: (id: string) => Promise<string>;
	ownOf: (who: Writer) => Promise<OwnDocument[]>;
	reach: (who: Writer, address: string) => Promise<void>;
};

const BOUNDARY = "between-the-parts";

export function useDocuments({ backend, send: ask }: TestReviews): TestDocuments {
	const send: TestDocuments["send"] = async ({ headers }, { slug, bytes, fields, address }) => {
		const fieldParts = Object.entries({ sender: "student", ...fields }).map(([name, value]) => ({ name, value }));
		const file = { name: "file", filename: "notice.pdf", bytes: bytes ?? (await drawPicture("jpeg")) };
		const type = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
		const body = toForm([...fieldParts, file], BOUNDARY);
		const sent = { headers: { ...headers, ...type }, body, ...(address !== undefined && { address }) };
		return ask("POST", `/v1/colleges/${slug}/documents`, sent);
	};
	const untilDrawn: TestDocuments["untilDrawn"] = async (id) => {
		await vi.waitFor(async () => {
			const [row] = await backend.db.select().from(documents).where(eq(documents.id, id));
			if (row?.state === "drawing") throw new Error("It is still being drawn");
		}, PATIENCE);
		return id;
	};
	return {
		send,
		async sent(who, slug) {
			const reply = await send(who, { slug });
			if (reply.statusCode !== 201) throw new Error(`The document is refused: ${reply.body}`);
			return untilDrawn(DocumentReceipt.parse(reply.json()).id);
		},
		untilDrawn,
		ownOf: async ({ headers }) => OwnDocuments.parse((await ask("GET", "/v1/me/documents", { headers })).json()).items,
		async reach({ id }, value) {
			const keys = keysOf(backend.env);
			const contact = normaliseContact({ kind: "email", value });
			const sealed = encryptContact(keys, contact);
			const row = { visitorId: id, kind: "email", sealed, lookup: lookupOf(keys, contact) } as const;
			await backend.db.insert(visitorContacts).values({ ...row, verifiedAt: new Date() });
		},
	};
}

export function drawPdf(pages: number, text = "Fee notice"): Buffer {
	return toPdf(
		pages,
		(page) => `1 0 0 rg 50 600 200 100 re f BT /F1 24 Tf 60 500 Td (${text}, page ${page + 1}) Tj ET`,
	);
}

const STROKES = 120_000;

/** A page that is slow to draw: every stroke crosses it, in dashes. */
export function drawSlowPdf(): Buffer {
	const stroke = (at: number) => `${at % 595} 0 m ${(at * 7) % 595} 842 ${(at * 13) % 595} 0 ${(at * 3) % 595} 842 c S`;
	return toPdf(1, () => `[1 1] 0 d 9 w\n${Array.from({ length: STROKES }, (_, at) => stroke(at)).join("\n")}`);
}

function toPdf(pages: number, contentOf: (page: number) => string): Buffer {
	const kids = Array.from({ length: pages }, (_, page) => `${4 + 2 * page} 0 R`).join(" ");
	const font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
	const objects = ["<< /Type /Catalog /Pages 2 0 R >>", `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`, font];
	for (let page = 0; page < pages; page += 1) {
		const words = contentOf(page);
		const box = "/MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >>";
		objects.push(`<< /Type /Page /Parent 2 0 R ${box} /Contents ${5 + 2 * page} 0 R >>`);
		objects.push(`<< /Length ${words.length} >>\nstream\n${words}\nendstream`);
	}
	let body = "%PDF-1.4\n";
	const places = objects.map((object, at) => {
		const place = body.length;
		body += `${at + 1} 0 obj\n${object}\nendobj\n`;
		return `${String(place).padStart(10, "0")} 00000 n \n`;
	});
	const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
	const tail = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`;
	return Buffer.from(body + table + tail, "latin1");
}
