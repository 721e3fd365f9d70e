import { expect, test } from "vitest";

const follow = async (path: string) => {
	const { status, headers } = await fetch(`${process.env.BASE_URL}${path}`, { redirect: "manual" });
	return [status, headers.get("location")];
};

test.each([
	["/s/c-hindu-college", "/college/hindu-college"],
	["/s/k-hindu-college", "/college/hindu-college/cutoffs"],
	["/hi/s/n-hindu-college", "/hi/college/hindu-college/rankings"],
	["/s/d-neet", "/exams/neet/dates"],
	["/s/t-nirf", "/glossary#nirf"],
	["/s/q-vocational-university", "/check?name=vocational+university"],
])("the short address %s redirects to %s", async (short, long) => {
	expect(await follow(short)).toEqual([302, long]);
});

test.each([
	"/s/x-hindu-college",
	"/s/c-",
	"/s/c-%2F%2Fevil.example",
	"/s/c-..%2f..%2f",
	"/s/c-evil.example",
	"/s/https:evil.example",
	"/s/c-%5Cevil",
])("the unknown short address %s answers 404", async (address) => {
	expect((await follow(address))[0]).toBe(404);
});
