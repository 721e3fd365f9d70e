import type { Claims } from "@uchit/contract/claim.ts";
import { expect, test } from "vitest";
import { renderPart } from "#app/testing/render-part.tsx";
import { ClaimsAnswer } from "./claims-answer.tsx";

const NO_CLAIMS: Claims = { about: "no-institution", institutions: [], claims: [], sources: [] };

const render = (found: Partial<Claims>) => renderPart(<ClaimsAnswer found={{ ...NO_CLAIMS, ...found }} />);
const textOf = (found: Partial<Claims>) =>
	render(found)
		.replaceAll(/<[^>]+>/g, " ")
		.replaceAll(/\s+/g, " ");

test("a name on UGC's fake list comes first, with its place and a link to the name check", () => {
	const listed = {
		...{ list: "ugc-fake" as const, name: "Vocational University", as: "Vocational University" },
		...{ place: "Delhi", date: "2026-02", sourceId: "ugc-fake-2026-02" },
	};
	const ours = {
		value: "Vocational University, Delhi, 2026-02",
		unit: "text" as const,
		of: [],
		sourceId: "a",
		href: "/check",
	};
	const found: Partial<Claims> = {
		...{ about: "listed-fake", listed },
		claims: [
			{ words: "UGC recognised", kind: "recognition", verdict: "contradicted", why: "listed-fake", ours },
			{ words: "NIRF 2", kind: "rank", verdict: "cannot-judge", why: "listed-fake" },
		],
	};
	expect(textOf(found)).toMatch(
		/This name is on UGC’s list of fake universities.*Vocational University.*Delhi · 2026-02/,
	);
	expect(textOf(found)).not.toContain("Our source has another figure");
	expect(render(found)).toContain("/check?name=Vocational+University&amp;place=Delhi");
});

test("a rank from an older list is shown beside the newest, and an inexact name offers the possible colleges", () => {
	const rank = { unit: "rank" as const, list: "college" as const, of: [], sourceId: "a", href: "/college/lsr" };
	const text = textOf({
		...{ about: "name-not-exact", institutions: [{ kind: "college", value: "lsr", label: "Lady Shri Ram College" }] },
		claims: [
			{
				...{ words: "NIRF 10", kind: "rank", verdict: "other", other: "year" },
				...{ ours: { ...rank, value: 10, year: 2024 }, beside: { ...rank, value: 12, year: 2025 } },
			},
		],
	});
	expect(text).toMatch(/Which college is meant\?.*Lady Shri Ram College/);
	expect(text).toMatch(/Our source: 10.*2024.*Latest list: 12.*2025/);
	expect(textOf({ about: "name-not-exact" })).toContain("Write the full name with the town.");
});
