// @vitest-environment happy-dom
import { AdminContext, Notification, SaveButton, TextInput } from "react-admin";
import { expect, test } from "vitest";
import { labelOfPath } from "#studio/facts/shape/words.ts";
import { i18nProvider } from "#studio/frame/words.ts";
import { faultsIn, ListedForm } from "./fault-list.tsx";
import { press, render } from "./testing/render.tsx";

const EMPTY = { type: "required", message: "It is required." };

test.each([
	[{ slug: EMPTY }, "One box is to be filled in or changed:Its part of the address It is required."],
	[
		{ title: EMPTY, slug: EMPTY },
		"2 boxes are to be filled in or changed:Title It is required.Its part of the address It",
	],
])("what keeps a form from being saved is written once, with the names of its boxes: %#", async (errors, words) => {
	const unmount = await render(
		<AdminContext i18nProvider={i18nProvider}>
			<ListedForm toolbar={<SaveButton alwaysEnable />} resolver={() => ({ values: {}, errors })}>
				<TextInput source="title" />
				<TextInput source="slug" label="Its part of the address" />
			</ListedForm>
			<Notification />
		</AdminContext>,
	);
	await press("Save");
	expect(document.body.textContent?.split("Not saved")).toHaveLength(2);
	expect(document.body.textContent).toContain(words);
	unmount();
});

test("each fault of a refused form is listed with the path of its box, also those inside of rows", () => {
	const required = { type: "server", message: "It is required." };
	const errors = {
		...{ short_name: required, official_site: required, root: { serverError: required } },
		events: [undefined, { starts: { ...required, message: "It is before it starts." } }],
	};
	expect(faultsIn(errors)).toEqual([
		{ path: "short_name", reason: "It is required." },
		{ path: "official_site", reason: "It is required." },
		{ path: "events.1.starts", reason: "It is before it starts." },
	]);
	expect(faultsIn({})).toEqual([]);
});

test("a box is named as its form names it", () => {
	expect(
		["official_site", "times_a_year", "events.1.starts", "body"].map((path) => labelOfPath("exams", path)),
	).toEqual(["Official site", "How many times a year", "Events · row 2 · Starts", "Who conducts it"]);
	expect(labelOfPath("pages", "body")).toBe("Text");
});
