import type { Answer, AskLink } from "@uchit/contract/answer.ts";
import { TOOLS } from "@uchit/contract/ask.ts";
import { inSentence } from "#app/facts/words/country-words.ts";
import { type Paths, usePaths } from "#app/paths.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { type Translate, useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { toolPath } from "./tool-path.ts";

export function FoundGroups({ groups }: Pick<Answer, "groups">) {
	const t = useTranslations();
	const paths = usePaths();
	const language = useLanguage();
	return groups.map(({ kind, total, items }) => (
		<section key={kind} aria-labelledby={`group-${kind}`} className="mt-8">
			<h2 id={`group-${kind}`} className="mb-2 text-xl">
				{t(`ask.group.${kind}`, { count: total })}
			</h2>
			<ul className="divide-y divide-line border-line border-y">
				{items.map((item) => (
					<li key={`${item.kind} ${item.value}`} className="flex flex-wrap items-baseline gap-x-3 py-2">
						<Link to={linkPath(paths, item)} className="link inline-flex min-h-9 items-center">
							{linkWords(t, language, item)}
						</Link>
						{item.detail !== undefined && !isInHindi(language, item) && (
							<span className="text-quiet text-sm">{item.detail}</span>
						)}
					</li>
				))}
			</ul>
		</section>
	));
}

export function linkPath(paths: Paths, { kind, value }: AskLink): string {
	switch (kind) {
		case "college":
			return paths.college(value);
		case "exam":
			return paths.exam(value);
		case "country":
			return paths.country(value);
		case "university":
			return paths.countryUniversities(value);
		case "term":
			return paths.glossary(value);
		case "tool":
			return toolPath(paths, TOOLS.find((tool) => tool === value) ?? "colleges");
		case "list":
			return paths.colleges({ q: value });
	}
}

const isInHindi = (language: Language, { labelHi }: AskLink) => language === "hi" && labelHi !== undefined;

function linkWords(t: Translate, language: Language, { kind, value, label, labelHi }: AskLink): string {
	const name = language === "hi" ? (labelHi ?? label) : label;
	if (kind === "tool") return t(`ask.tool.${TOOLS.find((tool) => tool === value) ?? "colleges"}`);
	return kind === "university" ? t("ask.universitiesIn", { country: inSentence(name, language) }) : name;
}
