import { beforeAll, describe, expect, test } from "vitest";
import { type Ask, newSlug, refusal, useNewsroom } from "#backend/content/items/testing/newsroom.ts";

const room = useNewsroom();
let editor: Ask;
let admin: Ask;
/** The articles share a word that no other article has, so that other tests do not interfere. */
const mark = newSlug().replace("piece-", "m");
let keys: number[];

beforeAll(async () => {
	editor = await room.as("editor");
	admin = await room.as("admin");
	const given = [
		{ title: `Alpha ${mark}`, category: "money", related_exams: ["neet"] },
		{ title: `Beta 100% ${mark}`, category: "data", summary: "" },
		{ title: `Gamma ${mark}`, language: "hi", summary: "Something" },
	];
	keys = [];
	for (const each of given) keys.push(await room.article(editor, each));
});

const listed = async (query: string, ask: Ask = editor) => {
	const reply = await ask("GET", `/items/news?filter[_and][0][title][_contains]=${mark}&${query}`);
	if (reply.statusCode !== 200) throw new Error(reply.body);
	return reply.json();
};
const titles = async (query: string) =>
	(await listed(`${query}&sort=title&fields=title`)).data.map(({ title }: { title: string }) => title.split(" ")[0]);

describe("reading", () => {
	test("returns one item by its key, with every field or only the named ones", async () => {
		const whole = (await editor("GET", `/items/news/${keys[0]}`)).json().data;
		expect(whole).toMatchObject({ id: keys[0], status: "draft", author: "Uchit editors", related_exams: ["neet"] });
		const part = (await editor("GET", `/items/news/${keys[0]}?fields=title,category`)).json().data;
		expect(part).toEqual({ title: `Alpha ${mark}`, category: "money" });
	});

	test.each([
		["fields[]=id&fields[]=title", ["id", "title"]],
		["fields=id,title", ["id", "title"]],
		["fields[0]=id&fields[1]=title,status", ["id", "title", "status"]],
	])("returns the fields requested as %s", async (query, names) => {
		expect(Object.keys((await listed(query)).data[0])).toEqual(names);
	});

	test("a related item replaces its key, by name or by *", async () => {
		const named = (await editor("GET", `/items/news/${keys[0]}?fields=title,user_created.first_name`)).json().data;
		expect(named).toEqual({ title: `Alpha ${mark}`, user_created: { first_name: null } });
		const all = (await editor("GET", `/items/news/${keys[0]}?fields=*.*`)).json().data;
		expect(all).toMatchObject({ title: `Alpha ${mark}`, picture: null, user_created: { role: "editor" } });
		expect(all.user_created.email).toMatch(/@desk\.example\.org$/);
	});

	test("sorts in either direction, with empty values last in both", async () => {
		const sorted = async (sort: string) =>
			(await listed(`sort=${sort}&fields=id`)).data.map(({ id }: { id: number }) => keys.indexOf(id));
		expect(await sorted("-title")).toEqual([2, 1, 0]);
		expect(await sorted("category")).toEqual([1, 0, 2]);
		expect(await sorted("-category")).toEqual([0, 1, 2]);
		expect(await sorted("user_created.role,-id")).toEqual([2, 1, 0]);
	});

	test("limit, offset and page cut the list; -1 returns all; meta counts them", async () => {
		expect(await titles("limit=2")).toEqual(["Alpha", "Beta"]);
		expect(await titles("limit=2&offset=1")).toEqual(["Beta", "Gamma"]);
		expect(await titles("limit=2&page=2")).toEqual(["Gamma"]);
		expect(await titles("limit=0")).toEqual([]);
		expect(await titles("limit=-1")).toHaveLength(3);
		const { meta } = await listed("limit=1&meta=*");
		expect(meta.filter_count).toBe(3);
		expect(meta.total_count).toBeGreaterThanOrEqual(3);
		expect(refusal(await editor("GET", "/items/news?limit=100000"))).toEqual([400, "INVALID_QUERY"]);
	});

	test("search matches any text field, ignoring case", async () => {
		expect((await editor("GET", `/items/news?search=ALPHA ${mark}&fields=id`)).json().data).toEqual([{ id: keys[0] }]);
	});

	test("a query that takes too long is refused, and answered once it is narrowed", async () => {
		const words = Array.from({ length: 100 }, (_, at) => ({ quota: { _icontains: `${mark}${at}` } }));
		const ask = (filter: object) =>
			editor("GET", `/items/cutoffs?filter=${encodeURIComponent(JSON.stringify(filter))}`);
		const reply = await ask({ _or: words });
		expect(refusal(reply)).toEqual([400, "INVALID_QUERY"]);
		expect(reply.json().errors[0].message).toContain("narrow it by a filter");
		expect((await ask({ _and: [{ college_id: "IR-O-U-0456" }, { _or: words }] })).json().data).toEqual([]);
	});

	test("aggregates are strings where they may be larger than a number, as in Directus", async () => {
		const { data } = await listed(
			"aggregate[count]=*&aggregate[countDistinct]=category&aggregate[min]=id,title&aggregate[sum][]=id",
		);
		const sum = String(keys.reduce((total, key) => total + key, 0));
		expect(data).toEqual([
			{
				count: "3",
				countDistinct: { category: "2" },
				min: { id: Math.min(...keys), title: `Alpha ${mark}` },
				sum: { id: sum },
			},
		]);
	});
});

describe("filters", () => {
	test.each([
		["filter[category]=money", ["Alpha"]],
		["filter[category][_eq]=money", ["Alpha"]],
		["filter[category][_neq]=money", ["Beta"]],
		["filter[category][_in]=money,data", ["Alpha", "Beta"]],
		["filter[category][_in][]=money&filter[category][_in][]=data", ["Alpha", "Beta"]],
		["filter[category][_nin]=money", ["Beta"]],
		["filter[category][_null]=true", ["Gamma"]],
		["filter[category][_null]=false", ["Alpha", "Beta"]],
		["filter[category][_nnull]", ["Alpha", "Beta"]],
		["filter[summary][_empty]=true", ["Alpha", "Beta"]],
		["filter[summary][_nempty]=true", ["Gamma"]],
		["filter[title][_starts_with]=Be", ["Beta"]],
		["filter[title][_ends_with]=%25", []],
		["filter[title][_contains]=100%25", ["Beta"]],
		["filter[title][_contains]=100%25%25", []],
		["filter[title][_contains]=alpha", []],
		["filter[title][_icontains]=alpha", ["Alpha"]],
		["filter[title][_ncontains]=Alpha", ["Beta", "Gamma"]],
		["filter[related_exams][_contains]=neet", ["Alpha"]],
		["filter[date_created][_gt]=$NOW(-1 hour)", ["Alpha", "Beta", "Gamma"]],
		["filter[date_created][_gt]=$NOW", []],
		["filter[user_created][_eq]=$CURRENT_USER", ["Alpha", "Beta", "Gamma"]],
		["filter[user_created][role][_eq]=editor", ["Alpha", "Beta", "Gamma"]],
		["filter[picture][title][_null]=true", ["Alpha", "Beta", "Gamma"]],
		["filter[_or][0][category]=data&filter[_or][1][language]=hi", ["Beta", "Gamma"]],
	])("%s", async (query, expected) => {
		expect(await titles(query.replace("+", "%2B"))).toEqual(expected);
	});

	test("numbers are compared as numbers", async () => {
		const [low, middle, high] = keys.toSorted((one, other) => one - other);
		const ids = async (condition: string) =>
			(await listed(`filter[id]${condition}&sort=id&fields=id`)).data.map(({ id }: { id: number }) => id);
		expect(await ids(`[_between]=${low},${middle}`)).toEqual([low, middle]);
		expect(await ids(`[_gt]=${middle}`)).toEqual([high]);
		expect(await ids(`[_lte]=${low}.5`)).toEqual([low]);
	});

	test("accepts a filter as one JSON text, as the official client sends it", async () => {
		const filter = {
			_and: [{ title: { _contains: mark } }, { _or: [{ category: { _eq: "money" } }, { language: "hi" }] }],
		};
		const reply = await editor(
			"GET",
			`/items/news?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=title&fields=id`,
		);
		expect(reply.json().data).toEqual([{ id: keys[0] }, { id: keys[2] }]);
	});

	test.each([
		"filter=nonsense",
		"filter[id][_eq]=abc",
		"filter[id][_like]=1",
		"filter[date_created][_gt]=yesterday",
		"filter[user_created][_eq]=me",
		"filter[title][_between]=a",
		"filter[_or]=x",
		"filter[user_created][role][x][_eq]=1",
		"aggregate[median]=id",
		"aggregate[sum]=title",
		"limit=many",
		"groupBy=status",
	])("%s is refused with the reason", async (query) => {
		const reply = await admin("GET", `/items/news?${query}`);
		expect(refusal(reply)[0]).toBeGreaterThanOrEqual(400);
		expect(refusal(reply)[0]).toBeLessThan(500);
		expect(reply.json().errors[0].message).toMatch(/\w/);
	});
});
