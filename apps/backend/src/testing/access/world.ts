import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { reviews } from "#backend/db/schema/review.ts";
import { sources } from "#backend/db/schema/source.ts";
import { publishFact } from "#backend/db/testing/publish-fact.ts";
import { CALLERS, type Caller, type CallerName, newCaller } from "#backend/testing/access/callers.ts";
import { newAddress } from "#backend/testing/accounts.ts";
import { someText, type TestReviews } from "#backend/testing/reviews.ts";

export type Whose = "own" | "other" | "";
export type AccessAttempt = { who: Caller; whose: Whose };

export type Prepared = {
	params?: Record<string, string>;
	query?: string;
	body?: unknown;
	raw?: InjectOptions["payload"];
	headers?: Record<string, string>;
};
export type Prepare = (world: World, access: AccessAttempt) => Prepared | Promise<Prepared>;

export type World = TestReviews & {
	caller: (name: CallerName) => Caller;
	somebody: Caller;
	ownerOf: (access: AccessAttempt, kind: "visitor" | "staff") => Caller;
	fresh: (name: CallerName) => Promise<Caller>;
	item: (collection: string, body: object, owner?: Caller) => Promise<string>;
	newReview: (given: Partial<typeof reviews.$inferInsert>) => Promise<string>;
	site: { id: string; slug: string; domain: string; source: string };
	send1: (options: InjectOptions) => Promise<LightMyRequestResponse>;
};

let made = 0;

export function newWord(): string {
	made += 1;
	return `word${process.pid}x${made}`.replaceAll(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));
}

export async function createWorld(place: TestReviews): Promise<World> {
	const { backend } = place;
	const callers = new Map<CallerName, Caller>();
	for (const name of CALLERS) callers.set(name, await newCaller(place, name));
	const callerOf = (name: CallerName) => callers.get(name) ?? { name, headers: {} };
	const [somebody, colleague] = [await newCaller(place, "visitor"), await newCaller(place, "author")];
	const send1: World["send1"] = (options) => backend.app.inject({ remoteAddress: newAddress(), ...options });
	const site = await newSite(place);
	return {
		...place,
		caller: callerOf,
		somebody,
		ownerOf({ who, whose }, kind) {
			const isOne = kind === "visitor" ? who.session !== undefined : who.staff !== undefined;
			if (whose === "own" && isOne) return who;
			return kind === "visitor" ? somebody : colleague;
		},
		fresh: (name) => newCaller(place, name),
		async item(collection, body, owner = callerOf("admin")) {
			for (const { headers } of [owner, callerOf("admin")]) {
				// A caller without permission to create owns no items.
				const reply = await send1({ method: "POST", url: `/items/${collection}`, headers, payload: body });
				if (reply.statusCode === 200) return String(reply.json().data.id);
			}
			throw new Error(`No item of ${collection} can be made`);
		},
		async newReview(given) {
			const programme = newWord();
			const content = { programme, programmeKey: programme, batchYear: 2024, ratings: { teaching: 4 } };
			const text = someText();
			const [row] = await backend.db
				.insert(reviews)
				.values({ collegeId: site.id, visitorId: somebody.session?.visitor.id, ...content, text, ...given })
				.returning();
			return row?.id ?? "";
		},
		site,
		send1,
	};
}

async function newSite({ backend: { db }, college }: TestReviews): Promise<World["site"]> {
	const { id, slug } = await college();
	const domain = `${newWord()}.ac.in`;
	const value = `https://www.${domain}/`;
	const [{ id: source } = { id: "" }] = await db.select({ id: sources.id }).from(sources).limit(1);
	const fact = { collegeId: id, field: "website", value, printed: value, sourceId: source } as const;
	await publishFact(db, fact);
	return { id, slug, domain, source };
}
