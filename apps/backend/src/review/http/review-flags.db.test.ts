import { inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Ask } from "#backend/content/items/testing/newsroom.ts";
import { reviews } from "#backend/db/schema/review.ts";
import { aReview, someText, useReviews } from "#backend/testing/reviews.ts";

const { backend, send, clock, writer, college, send201, staff } = await useReviews();

let moderator: Ask;
beforeAll(async () => {
	moderator = await staff("moderator");
});
const flagsOf = async (id: string) => (await moderator("GET", `/items/reviews/${id}?fields=flags,state`)).json().data;

test("a text that repeats an earlier review of any college is flagged with its place, and stays undecided", async () => {
	const text = someText();
	const first = await send201(await writer(), { college: (await college()).slug, text });
	expect((await flagsOf(first.id)).flags).toEqual([]);
	const changed = text.replace("What I saw", "Here is what I saw").toUpperCase();
	const second = await send201(await writer(), { college: (await college()).slug, text: changed });
	expect(await flagsOf(second.id)).toEqual({ flags: [`near-duplicate:${first.id}`], state: "submitted" });
});

test("a phone number and a named person are flagged", async () => {
	const text = `${someText()} Professor Sharma was rude to me, call 9812345678.`;
	const sent = await send201(await writer(), { college: (await college()).slug, text });
	expect((await flagsOf(sent.id)).flags).toEqual(["phone-number", "named-person"]);
});

test("flags a repeated text in Devanagari too", async () => {
	const text =
		"पढ़ाई अच्छी है और शिक्षक समय पर आते हैं। छात्रावास में पानी की कमी रहती है, और गर्मियों में कमरे बहुत तपते हैं। प्रयोगशालाएँ देर तक खुली रहती हैं।";
	const first = await send201(await writer(), { college: (await college()).slug, text });
	const second = await send201(await writer(), { college: (await college()).slug, text: `${text} धन्यवाद।` });
	expect((await flagsOf(second.id)).flags).toContain(`near-duplicate:${first.id}`);
	const other =
		"नियुक्ति के आँकड़े विभाग के सूचना पट पर लगते हैं और पुस्तकालय रविवार को बंद रहता है, यह ठीक नहीं लगा। खेल का मैदान बड़ा है।";
	const third = await send201(await writer(), { college: (await college()).slug, text: other });
	expect((await flagsOf(third.id)).flags).toEqual([]);
	// The texts are fixed, so a leftover would be a duplicate in the next run.
	await backend.db.delete(reviews).where(
		inArray(
			reviews.id,
			[first, second, third].map(({ id }) => id),
		),
	);
});

test("a text of the maximum length can be stored and found", async () => {
	const text = Array.from({ length: 40 }, someText).join(" ").slice(0, 5_000);
	const first = await send201(await writer(), { college: (await college()).slug, text });
	const second = await send201(await writer(), { college: (await college()).slug, text });
	expect((await flagsOf(second.id)).flags).toEqual([`near-duplicate:${first.id}`]);
});

test("the fifth review of a college in a day is flagged where five are unusual, and another day's is not", async () => {
	const { slug } = await college();
	const flags = [];
	for (let count = 0; count < 5; count++) {
		flags.push((await flagsOf((await send201(await writer(), { college: slug })).id)).flags);
	}
	expect(flags.map((each) => each.includes("burst"))).toEqual([false, false, false, false, true]);
	clock.pass(86_400 * 2);
	const later = await writer();
	expect((await flagsOf((await send201(later, { college: slug })).id)).flags).not.toContain("burst");
});

test("the fourth review of a college from one network in a day is flagged, and one from another network is not", async () => {
	const { slug } = await college();
	const from = async (address: string) => {
		const reply = await send("POST", "/v1/reviews", {
			headers: (await writer()).headers,
			body: aReview({ college: slug }),
			address,
		});
		return (await flagsOf(reply.json().id)).flags.includes("burst-network");
	};
	const network = `2001:db8:${Math.floor(Math.random() * 60_000).toString(16)}:1`;
	const flagged = [];
	for (let host = 1; host <= 4; host++) flagged.push(await from(`${network}::${host}`));
	expect(flagged).toEqual([false, false, false, true]);
	expect(await from("2001:db8:ffff:2::1")).toBe(false);
});
