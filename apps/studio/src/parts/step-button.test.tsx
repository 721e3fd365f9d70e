// @vitest-environment happy-dom
import { queryByRole } from "@testing-library/dom";
import { act } from "react";
import { AdminContext, SimpleForm, TextInput } from "react-admin";
import { afterEach, expect, test, vi } from "vitest";
import { StepButton } from "./step-button.tsx";
import { fill, press, render } from "./testing/render.tsx";

const onSubmit = vi.fn();
let unmount: () => void;
afterEach(() => unmount());

const question = async () => (values: Readonly<Record<string, unknown>>) => ({
	content: <TextInput source="summary" label="Summary" />,
	sure: values.summary ? "Publish" : "Publish anyway",
});

test("a step asks back, by the values that the form has by then, and goes on when the answer is given", async () => {
	unmount = await render(
		<AdminContext>
			<SimpleForm
				onSubmit={onSubmit}
				toolbar={<StepButton label="Save and publish" type="submit" question={question} />}
			>
				<TextInput source="title" defaultValue="Fees" />
			</SimpleForm>
		</AdminContext>,
	);
	await press("Save and publish");
	const named = (name: string) => queryByRole(document.body, "button", { name });
	expect([named("Publish anyway"), named("Publish")].map(Boolean)).toEqual([true, false]);
	expect(onSubmit).not.toHaveBeenCalled();
	await fill(/Summary/, "What it costs");
	expect([named("Publish anyway"), named("Publish")].map(Boolean)).toEqual([false, true]);
	await press("Publish");
	await vi.waitFor(async () => {
		await act(async () => undefined);
		expect(onSubmit.mock.calls[0]?.[0]).toEqual({ title: "Fees", summary: "What it costs" });
	});
});
