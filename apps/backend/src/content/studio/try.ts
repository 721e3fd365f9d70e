import { BYTES_IN_MB } from "@uchit/contract/bytes.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { staffOf } from "#backend/content/caller.ts";
import { collectionNamed } from "#backend/content/collections.ts";
import { ContentError, toContentErrors } from "#backend/content/errors.ts";
import { mapDatabaseErrors } from "#backend/content/items/database-faults.ts";
import type { Content, WriteContext } from "#backend/content/items/types.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { IntentionalRollback } from "#backend/content/items/writing/waiting.ts";
import { createOne } from "#backend/content/items/writing/writing.ts";

const MAX_AT_ONCE = 1_000;
const LARGE = { bodyLimit: 4 * BYTES_IN_MB } as const;
const Trial = z.strictObject({
	collection: z.string().max(100),
	items: z.array(z.unknown()).min(1).max(MAX_AT_ONCE),
});

/** `row` counts from 1; `at` gives the place within the field, as in a refusal of the API. */
type RowFault = { row: number; field?: string; reason: string; at?: unknown };

const WORDS: Readonly<Record<string, string>> = {
	INVALID_FOREIGN_KEY: "There is nothing with this id.",
	RECORD_NOT_UNIQUE: "Another row, or an item of the site, has this already.",
};

/** A dry run of creating many items: returns the API's errors for each, and creates nothing. */
export const tryRoutes: FastifyPluginAsyncZod<{ content: Content }> = async (app, { content }) => {
	const schema = { summary: "A dry run: what is wrong with which item", tags: ["content"], body: Trial };
	app.post("/content/try", { ...LARGE, schema }, async (request) => {
		const actor = await staffOf(request);
		const { collection: name, items } = request.body;
		const collection = collectionNamed(name).name;
		if ((await content.permissions.allowed(actor, collection, "create")) === undefined) {
			throw new ContentError("FORBIDDEN");
		}
		const faults: RowFault[] = [];
		await ignoreRollback(async () =>
			inTransaction(content, actor, async (writing) => {
				for (const [place, item] of items.entries()) {
					faults.push(...(await tryOne(writing, { collection, item, row: place + 1 })));
				}
				throw new IntentionalRollback();
			}),
		);
		return { data: { rows: items.length, faults } };
	});
};

/** Valid rows stay until the end of the trial, so that rows that exclude each other are found. */
async function tryOne(
	writing: WriteContext,
	{ collection, item, row }: { collection: string; item: unknown; row: number },
): Promise<RowFault[]> {
	try {
		await mapDatabaseErrors(collection, () =>
			writing.tx.transaction((tx) => createOne({ ...writing, tx, tags: new Set() }, collection, item)),
		);
		return [];
	} catch (error) {
		const errors = toContentErrors(error);
		if (errors.some(({ status }) => status >= 500)) throw error;
		return errors.map(({ code, message, extensions: { field, reason, at } }) => ({
			row,
			...(typeof field === "string" && { field }),
			reason: typeof reason === "string" ? `It ${reason}.` : (WORDS[code] ?? message),
			...(at !== undefined && { at }),
		}));
	}
}

async function ignoreRollback(work: () => Promise<never>): Promise<void> {
	try {
		await work();
	} catch (error) {
		if (!(error instanceof IntentionalRollback)) throw error;
	}
}
