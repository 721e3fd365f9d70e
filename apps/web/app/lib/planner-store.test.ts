import { expect, test } from "vitest";
import { createPlanStore } from "./planner-store.ts";

function createKeep(held: string | null = null) {
	let kept = held;
	return {
		getItem: () => kept,
		setItem: (_entry: string, value: string) => {
			kept = value;
		},
	};
}

test("ticks and the last plan are there again the next time", () => {
	const keep = createKeep();
	const store = createPlanStore(() => keep);
	store.open();
	store.setHave("ews", true);
	store.setHave("class-10", true);
	store.setHave("ews", false);
	store.setLast("?exam=cat,xat&college=iim-indore");
	const again = createPlanStore(() => keep);
	expect(again.get().isReady).toBe(false);
	again.open();
	expect(again.get()).toEqual({ have: ["class-10"], last: "?exam=cat,xat&college=iim-indore", isReady: true });
});

test.each(["no JSON", "[]", '"x"', '{"have":3,"last":7}', '{"have":[1,null],"last":"javascript:alert(1)"}'])(
	"what something else has written there is nothing: %s",
	(held) => {
		const store = createPlanStore(() => createKeep(held));
		store.open();
		expect(store.get()).toEqual({ have: [], last: undefined, isReady: true });
	},
);

test("a browser that keeps nothing still shows the ticks of this visit", () => {
	const store = createPlanStore(() => {
		throw new Error("The operation is insecure.");
	});
	store.open();
	store.setHave("ews", true);
	expect(store.get().have).toEqual(["ews"]);
});
