import { type Locator, type Page, test } from "@playwright/test";
import { openReady } from "./scripts-run.ts";

export class Newcomer {
	readonly #page: Page;
	readonly #began = performance.now();
	#clicks = 0;
	#words = 0;

	private constructor(page: Page) {
		this.#page = page;
	}

	static async atHome(page: Page): Promise<Newcomer> {
		await openReady(page, "/");
		return new Newcomer(page);
	}

	async click(target: Locator): Promise<void> {
		this.#clicks += 1;
		await target.click();
	}

	async choose(list: Locator, option: string): Promise<void> {
		this.#clicks += 2;
		await list.selectOption(option);
	}

	async type(field: Locator, text: string): Promise<void> {
		this.#clicks += 1;
		this.#words += text.split(" ").length;
		await field.fill(text);
	}

	done(task: string): { clicks: number; words: number } {
		const seconds = ((performance.now() - this.#began) / 1000).toFixed(1);
		const [clicks, words] = [this.#clicks, this.#words];
		const description = `${task}: ${clicks} clicks, ${words} words typed, ${seconds} s, ended at ${this.#page.url()}`;
		test.info().annotations.push({ type: "task", description });
		return { clicks, words };
	}
}
