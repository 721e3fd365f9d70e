import { Problem } from "@uchit/contract/problem.ts";
import { expect, test } from "vitest";
import { newAddress } from "#backend/testing/accounts.ts";
import { useReviews } from "#backend/testing/reviews.ts";

const { backend, writer, college, send, send201, staff, publish, listOf } = await useReviews();

test("stars appear from ten published reviews on, not at nine, and pending reviews do not count", async () => {
	const [place, moderator] = [await college(), await staff("moderator")];
	// The mean of each: 5, 4.5 (which rounds up), and eight times 2.
	const rated = [{ teaching: 5 }, { teaching: 5, hostel: 4 }, ...Array.from({ length: 8 }, () => ({ hostel: 2 }))];
	const ids = [];
	for (const ratings of rated) ids.push((await send201(await writer(), { college: place.slug, ratings })).id);
	await send201(await writer(), { college: place.slug, ratings: { teaching: 1 } });
	const [last = "", ...nine] = ids.toReversed();
	for (const id of nine) await publish(moderator, id);
	expect((await listOf(place.slug)).totals).toEqual({ count: 9, removed: [] });
	await publish(moderator, last);
	expect((await listOf(place.slug)).totals).toEqual({
		count: 10,
		mean: 2.55,
		distribution: [0, 8, 0, 0, 2],
		parts: { teaching: { mean: 5, count: 2 }, hostel: { mean: 2.22, count: 9 } },
		removed: [],
	});
});

test("a removed review leaves the list and the means, and is counted with its reason", async () => {
	const [place, moderator] = [await college(), await staff("moderator")];
	const sent = [];
	for (let count = 0; count < 3; count++) sent.push(await send201(await writer(), { college: place.slug }));
	for (const { id } of sent) await publish(moderator, id);
	for (const [index, reasons] of [["names-a-person", "abuse"], ["copied"]].entries()) {
		const reply = await moderator("PATCH", `/items/reviews/${sent[index]?.id}`, { state: "removed", reasons });
		expect(reply.statusCode).toBe(200);
	}
	expect((await listOf(place.slug)).totals).toEqual({
		count: 1,
		removed: [
			{ reason: "names-a-person", count: 1 },
			{ reason: "copied", count: 1 },
		],
	});
	const reviews = async () => (await backend.get(`/v1/colleges/${place.slug}`)).json().reviews;
	expect(await reviews()).toEqual({ count: 1, removed: 2 });
	await moderator("PATCH", `/items/reviews/${sent[2]?.id}`, { state: "removed", reasons: ["legal"] });
	expect(await reviews()).toEqual({ count: 0, removed: 3 });
});

test("a long list has pages that do not overlap, in either order", async () => {
	const [place, moderator] = [await college(), await staff("moderator")];
	for (let count = 0; count < 23; count++) {
		await publish(moderator, (await send201(await writer(), { college: place.slug })).id);
	}
	for (const sort of ["newest", "helpful"]) {
		const pages = await Promise.all([1, 2, 3].map((page) => listOf(place.slug, `?sort=${sort}&page=${page}`)));
		expect(pages.map(({ items }) => items.length)).toEqual([20, 3, 0]);
		expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(23);
	}
});

test("anyone can send reports, up to sixty an hour from one address", async () => {
	const [place, moderator] = [await college(), await staff("moderator")];
	const { id } = await send201(await writer(), { college: place.slug });
	await publish(moderator, id);
	const report = (address: string) =>
		send("POST", `/v1/reviews/${id}/report`, { body: { reason: "copied", message: "<b>Seen</b> elsewhere" }, address });
	const [busy, other] = [newAddress(), newAddress()];
	const statuses = [];
	for (let sent = 0; sent < 61; sent++) statuses.push((await report(busy)).statusCode);
	expect(statuses).toEqual([...Array(60).fill(204), 429]);
	const refused = await report(busy);
	expect(Problem.parse(refused.json()).detail).toContain("60 reports an hour");
	expect((await report(other)).statusCode).toBe(204);
	const stored = await moderator("GET", `/items/review_reports?filter[review_id]=${id}&limit=1`);
	expect(stored.json().data).toMatchObject([{ reason: "copied", message: "Seen elsewhere", status: "open" }]);
	const [{ id: number }] = stored.json().data;
	const upheld = await moderator("PATCH", `/items/review_reports/${number}`, { status: "upheld" });
	expect(upheld.json().data).toMatchObject({ status: "upheld", decided_at: expect.any(String) });
});
