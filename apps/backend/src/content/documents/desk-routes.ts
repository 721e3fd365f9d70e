import { DocumentCover, DocumentReading, MAX_DOCUMENT_PAGES } from "@uchit/contract/document.ts";
import { typedText } from "@uchit/contract/typed.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { type StaffCaller, staffOf } from "#backend/content/caller.ts";
import { decideDocument } from "#backend/content/documents/queries/decide.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { Content } from "#backend/content/items/types.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { coverPage } from "#backend/document/pages/draw-pages.ts";
import { readPage, readPages, storePages } from "#backend/document/queries/pages.ts";
import type { Env } from "#backend/env.ts";
import { keysOf, type PersonalKeys } from "#backend/personal/keys.ts";
import { changeDocument, fieldRefusal, lockDocument } from "./queries/lock.ts";

const MAX_COVERS = 100;
const One = z.object({ id: z.uuid() });
const Covering = z.strictObject({
	covers: z
		.array(DocumentCover)
		.max(MAX_COVERS)
		.describe("Areas that cover names, roll numbers and other personal details"),
	reading: DocumentReading,
});
const Decision = z.discriminatedUnion("agrees", [
	z.strictObject({ agrees: z.literal(true) }),
	z.strictObject({
		agrees: z.literal(false),
		reason: typedText().min(1, "is required").max(1_000, "has at most 1,000 characters"),
	}),
]);
const READERS = ["editor", "admin"] as const;

export const documentDeskRoutes: FastifyPluginAsyncZod<{ content: Content; env: Env }> = async (
	app,
	{ content, env },
) => {
	const keys = keysOf(env);
	const tags = ["content"];

	app.get("/content/documents/:id/pages/:page", {
		// The desk loads the covered picture by its own address, which no browser has cached.
		config: { parameters: ["covered"] },
		schema: {
			summary: "A page of a document as a picture: covered, from when somebody has covered it",
			tags,
			params: One.extend({ page: z.coerce.number().int().min(1).max(MAX_DOCUMENT_PAGES) }),
		},
		handler: async (request, reply) => {
			await staffOf(request, ...READERS);
			const page = await readPage(content.db, keys, request.params);
			if (page === undefined)
				throw new ContentError("ROUTE_NOT_FOUND", "The document has no such page, or the page was erased.");
			return reply.type("image/jpeg").header("cache-control", "no-store").send(page.jpeg);
		},
	});

	app.post("/content/documents/:id/cover", {
		schema: {
			summary: "Cover who is named on a document, for good, and say what it reads",
			tags,
			params: One,
			body: Covering,
		},
		handler: async (request) => {
			const actor = await staffOf(request, ...READERS);
			await coverDocument(content, keys, { ...request.body, id: request.params.id, actor });
			return { data: { state: "covered" } };
		},
	});

	app.post("/content/documents/:id/decision", {
		schema: {
			summary: "Agree with what a first person read, or refuse the document",
			tags,
			params: One,
			body: Decision,
		},
		handler: async (request) => {
			const actor = await staffOf(request, ...READERS);
			return { data: await decideDocument(content, { id: request.params.id, decision: request.body, actor }) };
		},
	});
};

type Covering = { id: string; actor: StaffCaller; covers: readonly DocumentCover[]; reading: DocumentReading };

/**
 * Paints over personal details and stores the first reading. The same commit erases the original pages: nobody sees
 * them again, not even the person who covered them. Throws a ContentError.
 */
async function coverDocument(
	content: Content,
	keys: PersonalKeys,
	{ id, actor, covers, reading }: Covering,
): Promise<void> {
	await inTransaction(content, actor, async (context) => {
		const document = await lockDocument(context.tx, id);
		if (document.state !== "waiting")
			throw fieldRefusal("state", `is "${document.state}": it was covered or decided already`);
		if (covers.some(({ page }) => page > document.pages))
			throw fieldRefusal("covers", "name a page that the document does not have");
		const pages = await readPages(context.tx, keys, id);
		const covered = await Promise.all(
			pages.map((page, place) =>
				coverPage(
					page,
					covers.filter((cover) => cover.page === place + 1),
				),
			),
		);
		await storePages(context.tx, keys, { id, pages: covered });
		await changeDocument(context, document, { state: "covered", reading, coveredBy: actor.id });
	});
}
