import { randomInt, randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { COLLECTIONS } from "#backend/content/collections.ts";
import { toColumns } from "#backend/db/column-names.ts";
import { cutoffFiles } from "#backend/db/schema/content/cutoff-file.ts";
import { files } from "#backend/db/schema/content/file.ts";
import { complaints, leadDeliveries, leadEndings, leadEvents } from "#backend/db/schema/lead.ts";
import { factImports } from "#backend/db/schema/report.ts";
import { collegeClaims, reviewReplies, reviewReports } from "#backend/db/schema/review.ts";
import { sourceChanges } from "#backend/db/schema/source.ts";
import { visitors } from "#backend/db/schema/visitor.ts";
import { newDocument } from "#backend/testing/access/documents.ts";
import { aLead } from "#backend/testing/access/visitors.ts";
import { type AccessAttempt, newWord, type Prepare, type World } from "#backend/testing/access/world.ts";
import { anExam } from "#backend/testing/guides.ts";

/** Directus's own collections have routes of their own. */
const NAMES = [...COLLECTIONS.keys()].filter((name) => !name.startsWith("directus_"));

export function requestsOfCollections(): Readonly<Record<string, Prepare>> {
	return Object.fromEntries(NAMES.flatMap(requestsOf));
}

function requestsOf(name: string): (readonly [string, Prepare])[] {
	const list = `/items/${name}`;
	const data = CHANGES[name] ?? {};
	const isSingleton = COLLECTIONS.get(name)?.isSingleton === true;
	const find =
		(isSpent: boolean): Find =>
		(world, access) =>
			keyOf(world, access, { name, isSpent });
	const [stored, spent] = [find(false), find(true)];
	return [
		[`GET ${list}`, () => (isSingleton ? {} : { query: "limit=1" })],
		[`POST ${list}`, async (world) => ({ body: (await BODIES[name]?.(world)) ?? {} })],
		[`PATCH ${list}`, async (...on) => ({ body: isSingleton ? data : { keys: [await stored(...on)], data } })],
		[`DELETE ${list}`, async (...on) => ({ body: [await spent(...on)] })],
		...(isSingleton ? [] : requestsOfOne(`${list}/{key}`, { existing: stored, spent, data })),
	];
}

type Find = (world: World, access: AccessAttempt) => Promise<string>;
type One = { existing: Find; spent: Find; data: object };

function requestsOfOne(one: string, { existing, spent, data }: One): (readonly [string, Prepare])[] {
	return [
		[`GET ${one}`, async (...on) => ({ params: { key: await existing(...on) } })],
		[`PATCH ${one}`, async (...on) => ({ params: { key: await existing(...on) }, body: data })],
		[`DELETE ${one}`, async (...on) => ({ params: { key: await spent(...on) } })],
	];
}

const BODIES: Readonly<Record<string, (world: World) => object | Promise<object>>> = {
	news: () => ({ slug: newWord(), title: "A title" }),
	pages: () => ({ slug: newWord(), title: "A title" }),
	exams: () => toColumns(anExam({ slug: newWord() })),
	countries: () => ({ ...toColumns(aCountry()) }),
	menus: () => ({ label: newWord(), place: "footer" }),
	glossary_terms: () => ({ slug: newWord(), name: "A", name_hi: "अ", text: "A.", text_hi: "अ।" }),
	redirects: () => ({ from_path: `/${newWord()}`, to_path: "/" }),
	corrections: ({ site: { id, source } }) => ({
		...{ college_id: id, field: "city", value: newWord() },
		...{ reason: newWord(), source_id: source },
	}),
	added_colleges: ({ site: { source } }) => ({
		...{ name: newWord(), kind: "college", district_id: "maharashtra/pune", city: "Pune" },
		...{ reason: newWord(), source_id: source },
	}),
	college_pictures: async ({ backend, site: { id, source } }) => {
		const picture = { filename_download: "a.png", type: "image/png", filesize: 1, width: 900, height: 600 };
		const [file] = await backend.db.insert(files).values(picture).returning();
		const about = { alt: "Its gate", licence: "cc0-1.0", credit: newWord(), source_id: source };
		return { college_id: id, kind: "photo", file: file?.id, ...about };
	},
	Lead: () => aLead(),
	claims: (world) => ({
		...{ collection: "exams", item: randomInt(1_000_000_000), who: world.caller("admin").staff?.id },
	}),
	name_decisions: ({ site: { id } }) => ({ source: "josaa", name: newWord(), college_id: id }),
	// Equal versions, so that no exam conflicts.
	waiting_changes: () => ({
		...{ collection: "exams", item: 1, at: "2099-01-01T09:00:00Z", reason: newWord() },
		...{ was: { summary_hi: "as it was" }, changes: { summary_hi: "as it was" } },
	}),
};

const CHANGES: Readonly<Record<string, object>> = {
	news: { title: "Another title" },
	pages: { title: "Another title" },
	exams: { summary: "Another summary." },
	countries: { summary: "Another summary." },
	menus: { label: "Another" },
	glossary_terms: { name: "Another" },
	redirects: { to_path: "/about-us" },
	blog_config: { news_external_channel_link: "https://example.org/channel" },
	corrections: { reason: "Another reason" },
	reports: { status: "declined", outcome: "It is right." },
	reviews: { state: "in-moderation" },
	review_reports: { status: "upheld" },
	college_claims: { status: "approved" },
	review_replies: { state: "published" },
	Lead: { status: "called" },
	lead_deliveries: { state: "waiting" },
	complaints: { status: "answered" },
	fact_imports: { state: "undone" },
	cutoff_files: { state: "dropped" },
	added_colleges: { state: "refused" },
	college_pictures: { state: "refused" },
	home_page: { parts: [{ part: "news", title: "New" }] },
	name_decisions: { source: "josaa" },
	source_changes: { note: "The same list, set anew." },
	waiting_changes: { state: "called-off" },
};

/** The key of an existing item, or of a new one if the request changes or deletes it. */
async function keyOf(world: World, access: AccessAttempt, { name, isSpent }: CollectionRequest): Promise<string> {
	const make = NEW[name];
	if (make !== undefined) return make(world, access);
	const body = BODIES[name];
	const owner = world.ownerOf(access, "staff");
	if (body === undefined) return memoised(name, () => firstKey(world, name));
	const makeOwn = async () => world.item(name, await body(world), owner);
	return isSpent ? makeOwn() : memoised(`${name} of ${owner.email}`, makeOwn);
}

type CollectionRequest = { name: string; isSpent: boolean };

const keys = new Map<string, Promise<string>>();

function memoised(what: string, make: () => Promise<string>): Promise<string> {
	const key = keys.get(what) ?? make();
	keys.set(what, key);
	return key;
}

async function firstKey(world: World, name: string): Promise<string> {
	const key = COLLECTIONS.get(name)?.key?.name ?? "id";
	const reply = await world.send1({ url: `/items/${name}?limit=1`, headers: world.caller("admin").headers });
	return String(reply.json().data?.[0]?.[key] ?? "1");
}

const NEW: Readonly<Record<string, (world: World, access: AccessAttempt) => Promise<string>>> = {
	Lead: newLead,
	reports: async (world) => {
		const body = { college: "indian-institute-of-technology-madras", fact: "established", message: newWord() };
		const { token } = (await world.send("POST", "/v1/reports", { body })).json();
		const reply = await world.send1({
			url: `/items/reports?sort=-id&limit=1&fields=id`,
			headers: world.caller("admin").headers,
		});
		if (token === undefined) throw new Error("No report was taken");
		return String(reply.json().data[0].id);
	},
	reviews: (world) => world.newReview({}),
	review_reports: async (world) => {
		const reviewId = await world.newReview({ state: "published" });
		const rows = await world.backend.db.insert(reviewReports).values({ reviewId, reason: "abuse" }).returning();
		return String(rows[0]?.id);
	},
	college_claims: async (world) => String(await newClaim(world)),
	review_replies: async (world) => {
		const reviewId = await world.newReview({ state: "published" });
		const text = "Thank you: the fans are ordered.";
		await world.backend.db.insert(reviewReplies).values({ reviewId, claimId: await newClaim(world), text });
		return reviewId;
	},
	lead_deliveries: async (world, access) => {
		const own = { lead_id: await newLead(world, access), target: newWord(), recipient: "site", kind: "lead" } as const;
		const rows = await world.backend.db
			.insert(leadDeliveries)
			.values({ ...own, state: "dead" })
			.returning();
		return rows[0]?.id ?? "";
	},
	lead_events: async (world, access) => {
		const own = { lead_id: await newLead(world, access), kind: "note" } as const;
		const rows = await world.backend.db.insert(leadEvents).values(own).returning();
		return String(rows[0]?.id);
	},
	complaints: async (world, access) => {
		const own = { lead_id: await newLead(world, access), due_at: new Date() };
		const rows = await world.backend.db.insert(complaints).values(own).returning();
		return String(rows[0]?.number);
	},
	documents: (world) => newDocument(world),
	fact_imports: async ({ backend, site: { source } }) => {
		const own = { file: newWord(), kind: "fee", source_id: source, facts: 1, state: "applied" } as const;
		return String((await backend.db.insert(factImports).values(own).returning())[0]?.id);
	},
	cutoff_files: (world) => newCutoffFile(world),
	source_changes: async ({ backend }) => {
		const address = `https://example.org/${newWord()}`;
		const texts = { about: "A list", kind: "changed", text_before: "Round 1", text_after: "Round 2" } as const;
		const rows = backend.db.insert(sourceChanges).values({ address, ...texts, found_at: new Date() });
		return String((await rows.returning())[0]?.id);
	},
	lead_endings: async (world) => {
		const now = new Date();
		const ended = { lead_id: randomUUID(), why: "erased", created_at: now, ended_at: now } as const;
		await world.backend.db.insert(leadEndings).values(ended);
		return ended.lead_id;
	},
};

export async function newCutoffFile({ backend }: World): Promise<string> {
	const own = { file: newWord(), counselling: "josaa", year: 2030, source_id: "josaa-2030", state: "ready" } as const;
	const bytes = gzipSync("round,institute");
	return String(
		(
			await backend.db
				.insert(cutoffFiles)
				.values({ ...own, bytes, size: 15 })
				.returning()
		)[0]?.id,
	);
}

export async function newLead({ send }: World, _access: AccessAttempt): Promise<string> {
	return (await send("POST", "/v1/User/Lead", { body: aLead() })).json().data.id;
}

async function newClaim(world: World): Promise<number> {
	const { id: collegeId, domain } = world.site;
	const nobody = { name: newWord(), language: "en", ageBand: "18-or-over" } as const;
	const [visitor] = await world.backend.db.insert(visitors).values(nobody).returning();
	const visitorId = visitor?.id ?? "";
	const rows = await world.backend.db.insert(collegeClaims).values({ collegeId, visitorId, domain }).returning();
	return rows[0]?.id ?? 0;
}

function aCountry() {
	const word = newWord();
	const written = { source_id: "country-guides-2026", written_on: "2026-11-21", missing: {}, receipts: {} };
	const lists = { costs: [], corrections: [], official_sites: [] };
	return {
		slug: word,
		name: word,
		code: newCode(),
		summary: word,
		banner: "/b.svg",
		flag: "/f.svg",
		...lists,
		...written,
	};
}

let codes = 0;

function newCode(): string {
	codes += 1;
	const letter = (place: number) => String.fromCharCode(97 + (place % 26));
	return `${"qxyz".charAt(Math.floor(codes / 26) % 4)}${letter(codes)}`;
}
