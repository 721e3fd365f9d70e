import { parse, validate } from "graphql";
import { expect, test } from "vitest";
import { collectionNamed } from "#backend/content/collections.ts";
import { schemaOf } from "#backend/content/graphql/schema.ts";

const news = collectionNamed("news");
const menus = collectionNamed("menus");
const QUERY = parse("{ menus { id } }");

test("a caller without read access gets an empty schema", () => {
	expect(validate(schemaOf(new Map()), QUERY)).toHaveLength(1);
});

test("a collection without readable fields is left out of the schema, and does not break the others", () => {
	const [id] = [...menus.fields.values()].filter(({ name }) => name === "id" || name === "parent");
	const readable = new Map([
		["news", { collection: news, fields: [] }],
		["menus", { collection: menus, fields: id === undefined ? [] : [id] }],
	]);
	expect(validate(schemaOf(readable), QUERY)).toEqual([]);
	expect(validate(schemaOf(readable), parse("{ news { id } }"))).toHaveLength(1);
});
