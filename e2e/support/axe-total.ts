import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { ELEMENTS_TESTED, PAGE_LOOKED_AT, RULES_CHECKED } from "./axe.ts";

export default class AxeTotal implements Reporter {
	#elements = 0;
	#rules = 0;
	readonly #pages = new Set<string>();

	onTestEnd(_test: TestCase, { annotations }: TestResult): void {
		for (const { type, description = "" } of annotations) {
			if (type === "axe") process.stdout.write(`axe, ${description}\n`);
			if (type === "measured") process.stdout.write(`${description}\n`);
			if (type === ELEMENTS_TESTED) this.#elements += Number(description);
			if (type === RULES_CHECKED) this.#rules += Number(description);
			if (type === PAGE_LOOKED_AT) this.#pages.add(description);
		}
	}

	onEnd(): void {
		if (this.#elements === 0) return;
		process.stdout.write(`axe: ${this.#rules.toLocaleString("en")} rule checks on ${this.#pages.size} pages\n`);
		process.stdout.write(`${ELEMENTS_TESTED}: ${this.#elements}\n`);
	}

	printsToStdio(): boolean {
		return false;
	}
}
