import { parse, validate } from "graphql";
import { expect, test } from "vitest";
import { collectionNamed } from "#backend/content/collections.ts";
import { schemaOf } from "#backend/content/graphql/schema.ts";

const news = collectionNamed("news");
const menus = collectionNamed("menus");
const QUERY = parse("{ menus { id } }");

test("who may read nothing has a schema in which there is nothing", () => {
	expect(validate(schemaOf(new Map()), QUERY)).toHaveLength(1);
});

test("a collection of which no field may be read is not there, and is in nobody else's way", () => {
	const [id] = [...menus.fields.values()].filter(({ name }) => name === "id" || name === "parent");
	const readable = new Map([
		["news", { collection: news, fields: [] }],
		["menus", { collection: menus, fields: id === undefined ? [] : [id] }],
	]);
	expect(validate(schemaOf(readable), QUERY)).toEqual([]);
	expect(validate(schemaOf(readable), parse("{ news { id } }"))).toHaveLength(1);
});
