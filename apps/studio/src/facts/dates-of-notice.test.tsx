// @vitest-environment happy-dom
import { getByRole } from "@testing-library/dom";
import { act } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import { fill, press, render } from "#studio/parts/testing/render.tsx";
import { DatesOfNotice } from "./dates-of-notice.tsx";
import { todayInIndia } from "./exam-facts.ts";

const EVENTS = [
	{ key: "2031-exam", starts: "15/01/2031", status: "expected" },
	{ key: "2031-result", starts: "2031-02-20", status: "expected" },
	{ key: "2031-form", starts: "2031-01", status: "expected" },
];

const onChange = vi.fn();
let unmount: () => void;
afterEach(() => unmount());

function Exam() {
	const form = useForm({ defaultValues: { events: EVENTS } });
	onChange(form.watch("events"));
	return (
		<FormProvider {...form}>
			<DatesOfNotice source="events" events={EVENTS} />
		</FormProvider>
	);
}

test("one document and one status are entered once for the dates with a day, all at once or each by itself", async () => {
	unmount = await render(<Exam />);
	await press("One document for several dates …");
	await fill(/^Who published it/, "The agency");
	await fill(/^The document/, "Public notice");
	await fill(/^Its address/, "https://agency.example/notice.pdf");
	expect(getByRole(document.body, "button", { name: "I read it today: set 2 dates" })).toHaveProperty(
		"disabled",
		false,
	);
	await act(async () => getByRole(document.body, "checkbox", { name: /^Result 2031: 20 February 2031/ }).click());
	await act(async () => getByRole(document.body, "checkbox", { name: "All of them" }).click());
	getByRole(document.body, "button", { name: "I read it today: set 3 dates" });
	await act(async () => getByRole(document.body, "checkbox", { name: /^Form 2031/ }).click());
	await act(async () => getByRole(document.body, "checkbox", { name: /^Result 2031: 20 February 2031/ }).click());
	await press("I read it today: set 1 date");
	const receipt = { publisher: "The agency", document: "Public notice", address: "https://agency.example/notice.pdf" };
	expect(onChange.mock.lastCall?.[0]).toEqual([
		{ ...EVENTS[0], status: "official", receipt: { ...receipt, date: todayInIndia(), line: null, copy: null } },
		...EVENTS.slice(1),
	]);
});
