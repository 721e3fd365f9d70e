// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { toast } from "react-hot-toast/headless";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { spec } from "../../../../../e2e/support/spec.ts";
import { Toaster } from "./toaster.tsx";

const FADE_MS = 150;
const TEN_MINUTES_MS = 600_000;

const SHOW = {
	blank: () => toast("The filters are kept."),
	error: () => toast.error("We could not reach the list."),
	custom: () => toast.custom(<p>Markup of its own.</p>),
	success: () => toast.success("On your shortlist."),
	loading: () => toast.loading("Sending your question"),
} as const;

let unmount: () => void;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	const root = createRoot(document.body.appendChild(document.createElement("div")));
	act(() => root.render(<Toaster label="Messages" dismissLabel="Dismiss" />));
	unmount = () => act(() => root.unmount());
});

afterEach(() => {
	act(() => toast.remove());
	unmount();
	document.body.replaceChildren();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

for (const [mark, kind, stayMs] of [
	[spec("9.48"), "blank", 4000],
	[spec("9.49"), "error", 4000],
	[spec("9.50"), "custom", 4000],
	[spec("9.51"), "success", 2000],
] as const) {
	test(`${mark} a toast of this kind fades after its time and disappears: ${kind}, ${stayMs} ms`, () => {
		act(SHOW[kind]);
		expect(shown()).toEqual([`${kind} true`]);
		pass(stayMs - 1);
		expect(shown()).toEqual([`${kind} true`]);
		pass(1);
		expect(shown()).toEqual([`${kind} false`]);
		pass(FADE_MS);
		expect(shown()).toEqual([]);
	});
}

test(`${spec("9.52")} a loading toast stays until it is done`, () => {
	act(SHOW.loading);
	pass(TEN_MINUTES_MS);
	expect(shown()).toEqual(["loading true"]);
	act(() => toast.dismiss());
	pass(FADE_MS);
	expect(shown()).toEqual([]);
});

test(`${spec("9.47")} at most 20 toasts show at once, the newest first`, () => {
	act(() => {
		for (let number = 1; number <= 25; number += 1) toast(`Message ${number}`);
	});
	expect(shown()).toHaveLength(20);
	expect(document.querySelector("[data-toast]")?.textContent).toBe("Message 25");
});

test("pointing at a toast pauses its time, and the rest runs afterwards", () => {
	act(SHOW.success);
	pass(1_000);
	point("mouseover");
	pass(TEN_MINUTES_MS);
	expect(shown()).toEqual(["success true"]);
	point("mouseout");
	pass(999);
	expect(shown()).toEqual(["success true"]);
	pass(1);
	expect(shown()).toEqual(["success false"]);
});

function pass(ms: number): void {
	act(() => vi.advanceTimersByTime(ms));
}

function shown(): string[] {
	return [...document.querySelectorAll<HTMLElement>("[data-toast]")].map(
		({ dataset }) => `${dataset.toast} ${dataset.visible}`,
	);
}

/** React derives enter and leave from these two events. */
function point(type: "mouseover" | "mouseout"): void {
	const section = document.querySelector("section");
	act(() => void section?.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body })));
}
