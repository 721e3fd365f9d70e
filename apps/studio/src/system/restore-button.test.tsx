// @vitest-environment happy-dom
import { queryByLabelText, queryByRole } from "@testing-library/dom";
import { act } from "react";
import { AdminContext, testDataProvider } from "react-admin";
import { afterEach, expect, test, vi } from "vitest";
import { todayInIndia } from "#studio/facts/exam-facts.ts";
import { press, render } from "#studio/parts/testing/render.tsx";
import { RestoreButton } from "./restore-button.tsx";

const NOTE = { date: "2026-11-30", text: "The title was wrong." };
const NOW = { id: 7, status: "published", language: "en", title: "Right", correction_log: [NOTE] };
const REVISION = { id: 3, collection: "news", item: "7", version: 1, data: { title: "Wrong", correction_log: [] } };

/** Waits for what the desk reads. */
async function shown<Shown>(what: () => Shown | null): Promise<Shown> {
	return vi.waitFor(async () => {
		await act(async () => undefined);
		const found = what();
		if (found === null) throw new Error("It is not shown yet.");
		return found;
	});
}

let unmount: () => void;
afterEach(() => unmount());

test("restoring a version withdraws the correction that is no longer true, in words that readers see", async () => {
	const update = vi.fn(async () => ({ data: NOW }));
	const provider = testDataProvider({
		getOne: async () => ({ data: NOW }),
		getList: async () => ({ data: [], total: 0 }),
		update,
	} as Parameters<typeof testDataProvider>[0]);
	unmount = await render(
		<AdminContext dataProvider={provider}>
			<RestoreButton revision={REVISION} />
		</AdminContext>,
	);
	const sent = vi.fn(async () => new Response(null, { status: 204 }));
	vi.stubGlobal("fetch", sent);
	await press("Restore this version …");
	const alert = await shown(() => queryByRole(document.body, "alert"));
	expect(alert.textContent).toMatch(/no longer true/);
	const words = queryByLabelText(document.body, /^What readers see about it/);
	const text =
		"The correction of 30 November 2026 (“The title was wrong.”) is withdrawn: the article has its earlier text again.";
	expect(words).toHaveProperty("value", text);
	await press("Restore it on the site");
	await shown(() => update.mock.calls[0] ?? null);
	expect(sent).toHaveBeenCalledWith("/utils/revert/3", expect.objectContaining({ method: "POST" }));
	expect(update).toHaveBeenCalledWith("news", {
		id: "7",
		data: { correction_log: [NOTE, { date: todayInIndia(), text }] },
		previousData: NOW,
	});
});
