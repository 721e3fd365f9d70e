// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MessagesProvider } from "#app/platform/i18n/messages-provider.tsx";
import { messages as english } from "#app/platform/messages/en.ts";
import { MegaMenu } from "./mega-menu.tsx";

const AFTER_ALL_MS = 1_000;

const ENTRIES = ["Engineering", "Law"].map((label) => ({ label, to: `/${label}`, hasPanel: true }));

let unmount: () => void;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	const root = createRoot(document.body.appendChild(document.createElement("div")));
	const router = createMemoryRouter([{ path: "*", element: <MegaMenu entries={ENTRIES} /> }]);
	act(() =>
		root.render(
			<MessagesProvider language="en" messages={english}>
				<RouterProvider router={router} />
			</MessagesProvider>,
		),
	);
	unmount = () => act(() => root.unmount());
});

afterEach(() => {
	unmount();
	document.body.replaceChildren();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test("moving the mouse to the next entry opens that entry's panel, which stays open", () => {
	point("Engineering", "pointerover");
	pass(AFTER_ALL_MS);
	expect(openEntries()).toEqual(["Engineering"]);
	point("Engineering", "pointerout");
	point("Law", "pointerover");
	pass(AFTER_ALL_MS);
	expect(openEntries()).toEqual(["Law"]);
	point("Law", "pointerout");
	pass(AFTER_ALL_MS);
	expect(openEntries()).toEqual([]);
});

test("a press opens a panel, which stays open although the pointer has just left another entry", () => {
	point("Engineering", "pointerover");
	pass(AFTER_ALL_MS);
	point("Engineering", "pointerout");
	point("Law", "pointerover");
	act(() => buttonOf("Law").click());
	expect(openEntries()).toEqual(["Law"]);
	pass(AFTER_ALL_MS);
	expect(openEntries()).toEqual(["Law"]);
});

function pass(ms: number): void {
	act(() => vi.advanceTimersByTime(ms));
}

function openEntries(): string[] {
	return ENTRIES.map(({ label }) => label).filter((label) => buttonOf(label).getAttribute("aria-expanded") === "true");
}

function buttonOf(label: string): HTMLButtonElement {
	const found = [...document.querySelectorAll("button")].find(
		(button) => button.getAttribute("aria-label") === `${label}: menu`,
	);
	if (found === undefined) throw new Error(`There is no button for the menu of ${label}.`);
	return found;
}

/** React derives enter and leave from these two events. */
function point(label: string, type: "pointerover" | "pointerout"): void {
	const event = new PointerEvent(type, { bubbles: true, pointerType: "mouse", relatedTarget: document.body });
	act(() => void buttonOf(label).dispatchEvent(event));
}
