// @vitest-environment happy-dom
import { queryByLabelText, queryByRole, queryByText } from "@testing-library/dom";
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

async function openDialog(revision: typeof REVISION): Promise<void> {
	const provider = testDataProvider({
		getOne: async () => ({ data: NOW }),
		getList: async () => ({ data: [], total: 0 }),
	} as Parameters<typeof testDataProvider>[0]);
	unmount = await render(
		<AdminContext dataProvider={provider}>
			<RestoreButton revision={revision} />
		</AdminContext>,
	);
	await press("Restore this version …");
}

test("a version whose texts are all as they are now has nothing to restore, and withdraws no correction", async () => {
	await openDialog({ ...REVISION, data: { ...REVISION.data, title: NOW.title } });
	await shown(() => queryByText(document.body, /^There is nothing to restore/));
	expect(queryByLabelText(document.body, /^What readers see about it/)).toBeNull();
	expect(queryByRole(document.body, "button", { name: /^Restore it/ })).toBeNull();
});

test("restoring a version withdraws the correction that is no longer true, in words that readers see", async () => {
	const sent = vi.fn(async () => new Response(null, { status: 204 }));
	vi.stubGlobal("fetch", sent);
	await openDialog(REVISION);
	const alert = await shown(() => queryByRole(document.body, "alert"));
	expect(alert.textContent).toMatch(/no longer true/);
	const words = queryByLabelText(document.body, /^What readers see about it/);
	const text =
		"The correction of 30 November 2026 (“The title was wrong.”) is withdrawn: the article has its earlier text again.";
	expect(words).toHaveProperty("value", text);
	await press("Restore it on the site");
	await shown(() => sent.mock.calls[0] ?? null);
	const body = JSON.stringify({ correction_log: [NOTE, { date: todayInIndia(), text }] });
	expect(sent).toHaveBeenCalledWith("/utils/revert/3", expect.objectContaining({ method: "POST", body }));
});
