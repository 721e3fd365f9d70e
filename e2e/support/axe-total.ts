import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { ELEMENTS_TESTED } from "./axe.ts";

/** Prints what axe looked at on each page, and at the end the count over all pages. */
export default class AxeTotal implements Reporter {
	#total = 0;

	onTestEnd(_test: TestCase, { annotations }: TestResult): void {
		for (const { type, description = "" } of annotations) {
			if (type === "axe") process.stdout.write(`axe, ${description}\n`);
			if (type === ELEMENTS_TESTED) this.#total += Number(description);
		}
	}

	onEnd(): void {
		if (this.#total > 0) process.stdout.write(`${ELEMENTS_TESTED}: ${this.#total}\n`);
	}

	/** Beside a reporter that prints the tests. */
	printsToStdio(): boolean {
		return false;
	}
}
