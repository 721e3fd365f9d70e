import { BYTES_IN_MB } from "@uchit/contract/bytes.ts";
import {
	type FactImport,
	type FactImportResult,
	type ImportedFact,
	type NamedDocument,
	NameMatchQuery,
	TableImport,
} from "@uchit/contract/fact-import.ts";
import type { RowImport } from "@uchit/contract/row-import.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type * as z from "zod";
import { matchCollegeNames } from "#backend/check/match-college-names.ts";
import { type StaffCaller, staffOf } from "#backend/content/caller.ts";
import { collectionNamed } from "#backend/content/collections.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { Content, WriteContext } from "#backend/content/items/types.ts";
import { storeRevision } from "#backend/content/items/writing/history.ts";
import { importFacts, judgeFacts } from "#backend/content/items/writing/import-facts.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { type JudgedRow, judgeRows } from "#backend/content/row-imports/judge-rows.ts";
import { importRows } from "#backend/content/row-imports/queries/import-rows.ts";
import type { factImports } from "#backend/db/schema/report.ts";
import { lockInstitutions } from "#backend/facts/queries/corrections/overlay.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";
import { nameSource } from "./queries/name-source.ts";

const LARGE = { bodyLimit: 4 * BYTES_IN_MB } as const;

export const importRoutes: FastifyPluginAsyncZod<{ content: Content; index: LiveIndex }> = async (
	app,
	{ content, index },
) => {
	app.post("/content/colleges-called", {
		schema: { summary: "Whom the names of a file mean", tags: ["content"], body: NameMatchQuery },
		handler: async (request) => {
			await requireImporter(content, await staffOf(request));
			return { data: await matchCollegeNames({ db: content.db, index: await index.get() }, request.body) };
		},
	});

	app.post("/content/fact-imports", {
		...LARGE,
		schema: {
			summary: "Bring in a table of facts, scholarships or dates of exams, or try what it would change",
			tags: ["content"],
			body: TableImport,
		},
		handler: async (request) => {
			const actor = await staffOf(request);
			await requireImporter(content, actor);
			const { body } = request;
			if ("rows" in body) return { data: await importRowTable(content, actor, body) };
			if (body.document !== undefined && !body.isTrial)
				return { data: await importFactTable(content, actor, { sent: body, document: body.document }) };
			const judged = await judgeFacts({ ...content, tx: content.db }, body);
			return { data: { facts: judged.map(({ outcome }) => outcome) } };
		},
	});
};

/** Permission for one correction is enough to import many. */
async function requireImporter({ permissions }: Content, actor: StaffCaller): Promise<void> {
	if ((await permissions.allowed(actor, "corrections", "create")) === undefined) throw new ContentError("FORBIDDEN");
}

/** An import is one step of the history, so that it can be undone in one step. */
function importFactTable(
	content: Content,
	actor: StaffCaller,
	{ sent, document }: { sent: FactImport; document: z.infer<typeof NamedDocument> },
): Promise<FactImportResult> {
	return inTransaction(content, actor, async (writing) => {
		await lockInstitutions(
			writing.tx,
			sent.facts.map(({ college_id: id }) => id),
		);
		const judged = await judgeFacts(writing, sent);
		const sourceId = await nameSource(writing.tx, document);
		const after = await importFacts(writing, { judged, sent, sourceId });
		await storeImportRevision(writing, after);
		return { id: after.id, facts: judged.map(({ outcome }) => outcome) };
	});
}

async function importRowTable(content: Content, actor: StaffCaller, sent: RowImport): Promise<FactImportResult> {
	const toImported = (judged: readonly JudgedRow[], waits: boolean) =>
		judged.map(({ outcome, says }): ImportedFact => {
			const isWrong = outcome === "wrong";
			return { outcome, was: "", waits: waits && !isWrong, ...(isWrong ? { reason: says } : { says }) };
		});
	const waits = content.needsSecondPerson && sent.kind === "scholarship";
	if (sent.isTrial) return { facts: toImported(await judgeRows(content.db, sent), waits) };
	return inTransaction(content, actor, async (writing) => {
		const judged = await judgeRows(writing.tx, sent);
		const after = await importRows(writing, { judged, sent, sourceId: await nameSource(writing.tx, sent.document) });
		await storeImportRevision(writing, after);
		return { id: after.id, facts: toImported(judged, waits) };
	});
}

async function storeImportRevision({ tx, actor }: WriteContext, after: typeof factImports.$inferSelect): Promise<void> {
	const collection = collectionNamed("fact_imports");
	await storeRevision(tx, { collection, key: String(after.id), action: "create", actor, after });
}
