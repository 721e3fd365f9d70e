import { catalogues } from "./catalogues.ts";
import type { Language } from "./language.ts";
import { type Translate, wordsOf } from "./translate.ts";

export async function translateFor(language: Language): Promise<Translate> {
	return wordsOf(await catalogues[language](), language).translate;
}
