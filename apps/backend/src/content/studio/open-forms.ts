import { OpenForm } from "@uchit/contract/open-form.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type StaffCaller, staffOf } from "#backend/content/caller.ts";
import { collectionNamed } from "#backend/content/collections.ts";
import { parseQuery } from "#backend/content/items/reading/query.ts";
import { readItem, readSingleton } from "#backend/content/items/reading/reading.ts";
import type { Content } from "#backend/content/items/types.ts";
import { noteOpenForm } from "./queries/open-forms.ts";

export const openFormRoutes: FastifyPluginAsyncZod<{ content: Content }> = async (app, { content }) => {
	const schema = { summary: "Note an open form, and list who else has it open", tags: ["content"], body: OpenForm };
	app.post("/content/open-forms", { schema }, async (request) => {
		const actor = await staffOf(request);
		const { collection } = request.body;
		const item = await readKey(content, actor, request.body);
		return { data: await noteOpenForm(content.db, { collection, item, staff: actor.id }) };
	});
};

/** A singleton's form needs no stored row. */
const ONLY_KEY = "1";

/** Returns the key as it is stored. Throws FORBIDDEN for an item that the actor may not read. */
async function readKey(content: Content, actor: StaffCaller, { collection, id }: OpenForm): Promise<string> {
	const { name, isSingleton, key } = collectionNamed(collection);
	const query = parseQuery({ fields: key?.name });
	if (isSingleton) {
		await readSingleton(content, { actor, collection: name }, query);
		return ONLY_KEY;
	}
	const item = await readItem(content, { actor, collection: name, key: id }, query);
	return String(item[key?.name ?? ""]);
}
