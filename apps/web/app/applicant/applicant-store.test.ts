import { expect, test } from "vitest";
import { REFUSING_DEVICE, trialDevice } from "#app/testing/trial-device.ts";
import { NO_APPLICANT } from "./applicant.ts";
import { createApplicantStore } from "./applicant-store.ts";

test("answers stay in memory until the visitor agrees, and a change is saved only by a press", () => {
	const device = trialDevice();
	const store = createApplicantStore(device.openTab());
	store.open();
	store.add({ birthDate: "2009-05-10" });
	expect(store.read().memory).toBe("unanswered");
	expect(device.entries.size).toBe(0);
	store.remember();
	store.add({ category: "sc" });
	expect(store.read().memory).toBe("changed");
	expect(device.entries.get("applicant")).not.toContain("sc");
	store.remember();
	const again = createApplicantStore(device.openTab());
	again.open();
	expect(again.read()).toMatchObject({ memory: "saved", applicant: { birthDate: "2009-05-10", category: "sc" } });
	again.forget();
	expect(device.entries.size).toBe(0);
	expect(again.read()).toMatchObject({ memory: "unanswered", applicant: NO_APPLICANT });
});

test("a refusal to save is remembered, and nothing else is", () => {
	const device = trialDevice();
	const store = createApplicantStore(device.openTab());
	store.add({ gender: "woman" });
	store.decline();
	expect([...device.entries]).toEqual([["applicant", '{"declined":true}']]);
	const again = createApplicantStore(device.openTab());
	again.add({ gender: "man" });
	expect(again.read()).toMatchObject({ memory: "declined", applicant: { gender: "man" } });
	expect([...device.entries.values()].join()).not.toContain("man");
});

test("the form works in a browser that stores nothing, and reports this", () => {
	const store = createApplicantStore(REFUSING_DEVICE);
	store.add({ gender: "woman" });
	store.remember();
	expect(store.read()).toMatchObject({ memory: "refused", applicant: { gender: "woman" } });
});

test("saving or forgetting in one tab applies to the others, but unsaved answers stay in their tab", () => {
	const device = trialDevice();
	const [one, other, third] = [1, 2, 3].map(() => createApplicantStore(device.openTab()));
	for (const store of [one, other, third]) {
		store?.subscribe(() => undefined);
		store?.open();
	}
	third?.add({ gender: "woman" });
	one?.add({ category: "sc" });
	one?.remember();
	expect(other?.read()).toMatchObject({ memory: "saved", applicant: { category: "sc" }, edition: 1 });
	expect(one?.read().edition).toBe(0);
	expect(third?.read()).toMatchObject({ memory: "changed", applicant: { gender: "woman", category: undefined } });
	other?.forget();
	expect(one?.read()).toMatchObject({ memory: "unanswered", applicant: NO_APPLICANT });
	expect(third?.read().applicant.gender).toBe("woman");
});

test("entries from before the single profile are moved into it once", () => {
	const device = trialDevice({
		predictor: '{"categories":{"jee-mains":"OBC-NCL","kcet":""},"gender":"woman","homeState":"bihar"}',
		eligibility: '{"birthDate":"2009-05-10","category":"obc-ncl","subjects":["physics"],"percents":{"pcm":80}}',
	});
	const store = createApplicantStore(device.openTab());
	store.open();
	expect(store.read()).toMatchObject({
		memory: "saved",
		applicant: {
			...{ birthDate: "2009-05-10", category: "obc-ncl", subjects: ["physics"], percents: { pcm: 80 } },
			...{ gender: "woman", state: "bihar", categoryCodes: { "jee-mains": "OBC-NCL" } },
		},
	});
	expect([...device.entries.keys()]).toEqual(["applicant"]);
});

test.each(["", "no json", '{"categories":7}'])("an old entry without any answers is removed: %j", (text) => {
	const device = trialDevice({ predictor: text });
	createApplicantStore(device.openTab()).open();
	expect([...device.entries.keys()]).toEqual([]);
});
