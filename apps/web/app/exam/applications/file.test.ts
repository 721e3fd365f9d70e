import { expect, test } from "vitest";
import { REFUSING_DEVICE, trialDevice } from "#app/testing/trial-device.ts";
import { mergeApplications, newApplication, parseApplications } from "./application.ts";
import { parseApplicationsFile, toApplicationsFile } from "./file.ts";
import { createApplicationsStore } from "./store.ts";

const NOW = new Date("2026-11-28T10:00:00Z");
const jee = {
	...newApplication({ kind: "exam", slug: "jee-mains" }, { id: "1", now: NOW }),
	number: "2701",
	note: "centre: Pune",
};
const own = { ...newApplication({ kind: "own", name: "State form" }, { id: "2", now: NOW }), lastDay: "2026-12-01" };
const papers = { have: ["class-10"], issued: { "obc-ncl": "2026-06-01" } };

test("a file restores everything that it contains", () => {
	const text = toApplicationsFile([jee, own], papers, NOW);
	expect(parseApplicationsFile(text)).toEqual({ forms: [jee, own], papers, leftOut: 0 });
});

test.each(["", "no JSON", "[]", "{}", '{"format":"shortlist","entries":[]}', '{"format":"applications","forms":3}'])(
	"a file of another kind is rejected: %s",
	(text) => expect(parseApplicationsFile(text)).toBeUndefined(),
);

test("unreadable entries of a file are counted and left out", () => {
	const forms = [jee, { id: "3", state: "flying", for: { kind: "own", name: "X" } }, { id: 4 }];
	expect(parseApplicationsFile(JSON.stringify({ format: "applications", forms }))).toMatchObject({
		forms: [jee],
		leftOut: 2,
	});
	expect(parseApplications(JSON.stringify([{ ...own, lastDay: "2026-02-31" }]))[0]?.lastDay).toBe("");
});

test("an imported file removes nothing, and the latest change of a form counts", () => {
	const later = { ...jee, state: "submitted" as const, changedAt: "2026-11-29T10:00:00.000Z" };
	expect(mergeApplications([jee, own], [later])).toEqual([later, own]);
	expect(mergeApplications([later], [jee, own])).toEqual([later, own]);
});

test("the forms are there on the next visit, and a browser without storage is reported", () => {
	const device = trialDevice();
	expect(createApplicationsStore(device.openTab()).write([jee])).toBe(true);
	expect(createApplicationsStore(device.openTab()).read()).toEqual([jee]);
	expect(createApplicationsStore(REFUSING_DEVICE).write([jee])).toBe(false);
	expect(createApplicationsStore(trialDevice({ applications: '{"x":1}' }).openTab()).read()).toEqual([]);
});
