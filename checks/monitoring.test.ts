import { parser } from "@prometheus-io/lezer-promql";
import type { Registry } from "prom-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { buildApp } from "../apps/backend/src/app.ts";
import { closeDatabase, openDatabase } from "../apps/backend/src/db/client.ts";
import { testEnv } from "../apps/backend/src/testing/backend.ts";
import { startTrialApp, type TrialApp } from "../apps/web/server/testing/trial-app.ts";
import { read } from "./source-tree.ts";

/** No server listens here: what a program can show does not depend on the database. */
const NO_DATABASE = "postgres://nobody@127.0.0.1:9/nothing";
const db = openDatabase({ url: NO_DATABASE, onIdleError: () => undefined });

const labelsOf = new Map<string, readonly string[]>([["up", []]]);
let web: TrialApp;
let backend: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
	web = await startTrialApp();
	backend = await buildApp({ db, env: testEnv(NO_DATABASE) });
	for (const registry of [web.metrics, backend.metrics]) learn(registry);
});
afterAll(async () => {
	await web.close();
	await backend.close();
	await closeDatabase(db);
});

const Metric = z.object({ name: z.string(), labelNames: z.array(z.string()), buckets: z.unknown().optional() });

function learn(registry: Registry): void {
	for (const metric of registry.getMetricsAsArray()) {
		const { name, labelNames, buckets } = Metric.parse(metric);
		const names = buckets === undefined ? [name] : ["_bucket", "_sum", "_count"].map((end) => name + end);
		for (const each of names) labelsOf.set(each, labelNames);
	}
}

/** Labels that Prometheus adds. */
const COMMON_LABELS = ["job", "instance", "le"];

function faultsOf(expression: string): string[] {
	const faults: string[] = [];
	const names = new Set<string>();
	const labels = new Set<string>();
	parser.parse(expression).iterate({
		enter({ type, name, from, to }) {
			const text = expression.slice(from, to);
			if (type.isError) faults.push(`cannot be read at ${from}`);
			if (name === "Identifier") names.add(text);
			if (name === "LabelName") labels.add(text);
		},
	});
	const known = [...COMMON_LABELS, ...[...names].flatMap((name) => labelsOf.get(name) ?? [])];
	for (const name of names) if (!labelsOf.has(name)) faults.push(`no program shows ${name}`);
	for (const label of labels) if (!known.includes(label)) faults.push(`nothing in it has the label ${label}`);
	return names.size === 0 ? [...faults, "names nothing"] : faults;
}

const Rules = z.object({
	groups: z.array(
		z.strictObject({
			name: z.string(),
			rules: z.array(
				z.strictObject({
					alert: z.string(),
					expr: z.string(),
					for: z
						.string()
						.regex(/^\d+[smhd]$/)
						.optional(),
					labels: z.strictObject({ severity: z.enum(["page", "ticket"]) }),
					annotations: z.strictObject({ summary: z.string() }),
				}),
			),
		}),
	),
});
const Dashboard = z.object({
	panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).optional() })),
});

const alerts = Rules.parse(parse(read("deploy/monitoring/alerts.yml"))).groups.flatMap(({ rules }) => rules);
const dashboard = Dashboard.parse(JSON.parse(read("deploy/monitoring/dashboard.json")));
const shown = dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const));

test("every alert and panel is valid in Prometheus's grammar and queries only metrics that the programs expose", () => {
	const expressions = [...alerts.map(({ alert, expr }) => [alert, expr] as const), ...shown];
	const faults = expressions.flatMap(([name, expr]) => faultsOf(expr).map((fault) => `${name}: ${fault}`));
	expect(expressions.length).toBeGreaterThan(50);
	expect(faults).toEqual([]);
});

test("finds an expression with a wrong name, label or bracket", () => {
	expect(faultsOf("rate(deliverys_total[5m])")).toEqual(["no program shows deliverys_total"]);
	expect(faultsOf('deliveries_total{targets="x"}')).toEqual(["nothing in it has the label targets"]);
	expect(faultsOf("sum(deliveries_total")).not.toEqual([]);
});

test("an alert's text names only labels that its expression retains", () => {
	const lost = alerts.flatMap(({ alert, expr, annotations }) => {
		const labels = [...annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, label = ""]) => label);
		const isAggregated = /\b(sum|max|min|count)\b/.test(expr);
		return labels
			.filter((label) => isAggregated && !new RegExp(`by \\([^)]*\\b${label}\\b`).test(expr))
			.map((label) => `${alert}: ${label}`);
	});
	expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
	expect(lost).toEqual([]);
});

test("every metric of our own is on the dashboard or in an alert", () => {
	const texts = [...alerts.map(({ expr }) => expr), ...shown.map(([, expr]) => expr)].join("\n");
	const own = [...labelsOf.keys()].filter((name) => !/^(process_|nodejs_)|_(sum|count|bucket)$/.test(name));
	expect(own.filter((name) => !new RegExp(`\\b${name}\\b`).test(texts))).toEqual([]);
});
