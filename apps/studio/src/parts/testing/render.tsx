import { fireEvent, getByLabelText, getByRole } from "@testing-library/dom";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";

/** Draws a part of the desk in the test's document; the answer takes it away. */
export async function render(part: ReactNode): Promise<() => void> {
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	const root = createRoot(document.body.appendChild(document.createElement("div")));
	await act(async () => root.render(part));
	return () => {
		act(() => root.unmount());
		document.body.replaceChildren();
		vi.unstubAllGlobals();
	};
}

export async function press(name: string): Promise<void> {
	await act(async () => getByRole(document.body, "button", { name }).click());
}

export async function fill(label: RegExp, value: string): Promise<void> {
	await act(async () => {
		fireEvent.input(getByLabelText(document.body, label), { target: { value } });
	});
}
