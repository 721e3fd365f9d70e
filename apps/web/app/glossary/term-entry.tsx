import type { ReactNode } from "react";
import { LOCALES } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { ShownTerm, TermSource } from "./terms.ts";

export function TermEntry({ term, level }: { term: ShownTerm; level: 2 | 3 }) {
	const { slug, name, otherName } = term;
	const Heading = `h${level}` as const;
	return (
		<article
			id={slug}
			aria-labelledby={`${slug}-name`}
			className="min-w-0 break-inside-avoid scroll-mt-4 border-line border-t px-2 py-4 target:bg-accent-sunk"
		>
			<Heading id={`${slug}-name`} className="font-semibold text-lg">
				{name} {otherName !== undefined && <OtherName>{otherName}</OtherName>}
			</Heading>
			<TermText term={term} />
		</article>
	);
}

function OtherName({ children }: { children: ReactNode }) {
	const { language } = usePage();
	return (
		<span lang={LOCALES[language === "en" ? "hi" : "en"]} className="font-normal text-base text-quiet">
			{children}
		</span>
	);
}

export function TermText({ term: { text, source, see } }: { term: ShownTerm }) {
	const { t, paths } = usePage();
	return (
		<>
			<p className="mt-1 text-pretty">{text}</p>
			{source !== undefined && <OfficialSource source={source} />}
			{see.length > 0 && (
				<p className="mt-1 text-quiet text-sm">
					{t("term.see")}{" "}
					{see.map((other, index) => (
						<span key={other.slug}>
							{index > 0 && " · "}
							<a href={paths.glossary(other.slug)} className="link inline-block py-1">
								{other.name}
							</a>
						</span>
					))}
				</p>
			)}
		</>
	);
}

function OfficialSource({ source: { name, address } }: { source: TermSource }) {
	const { t } = usePage();
	return (
		<p className="mt-2 text-quiet text-sm">
			{t("term.source")}{" "}
			<a href={address} rel="noreferrer" lang="en" className="link inline-block py-1">
				{name}
			</a>
		</p>
	);
}
