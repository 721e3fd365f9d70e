import { useState } from "react";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { InlineLink } from "#app/shell/page/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { CONTROL_CLASS } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { TermEntry } from "./term-entry.tsx";
import { findTerms, groupByLetter, type ShownTerm } from "./terms.ts";

const FIELD_ID = "glossary-words";

/** Terms by letter with a filter: while typing, or by the address without scripts. */
export function TermDesk({ terms, query }: { terms: readonly ShownTerm[]; query: string }) {
	const { t, paths } = usePage();
	const [words, setWords] = useState(query);
	const found = findTerms(terms, words);
	const isNarrowed = words.trim() !== "";
	return (
		<>
			<search className="mt-6 block print:hidden">
				<AddressForm action={paths.glossary()} className="flex max-w-120 gap-2">
					<label htmlFor={FIELD_ID} className="sr-only">
						{t("glossary.searchLabel")}
					</label>
					<input
						id={FIELD_ID}
						type="search"
						name="q"
						defaultValue={query}
						onChange={(event) => setWords(event.target.value)}
						maxLength={200}
						placeholder={t("glossary.searchLabel")}
						className={CONTROL_CLASS}
					/>
					<Button type="submit" look="quiet" className="flex-none">
						{t("glossary.searchButton")}
					</Button>
				</AddressForm>
			</search>
			<p role="status" className="mt-4 text-quiet tabular-nums empty:hidden">
				{isNarrowed && found.length > 0 ? t("glossary.found", { count: found.length }) : ""}
			</p>
			{isNarrowed ? <MatchingTerms terms={found} /> : <ByLetter terms={terms} />}
		</>
	);
}

function MatchingTerms({ terms }: { terms: readonly ShownTerm[] }) {
	const { t, paths } = usePage();
	if (terms.length === 0) {
		return (
			<Note title={t("glossary.nothing")}>
				<InlineLink to={paths.glossary()}>{t("glossary.all")}</InlineLink>
			</Note>
		);
	}
	return <Terms terms={terms} level={2} />;
}

function ByLetter({ terms }: { terms: readonly ShownTerm[] }) {
	const { t } = usePage();
	const groups = groupByLetter(terms);
	return (
		<>
			<nav aria-label={t("glossary.letters")} className="mt-6 print:hidden">
				<ul className="flex flex-wrap gap-1">
					{groups.map(({ letter }) => (
						<li key={letter}>
							<a
								href={`#${letterId(letter)}`}
								className="link inline-flex size-11 items-center justify-center rounded-md border border-line text-lg hover:bg-sunk"
							>
								{letter}
							</a>
						</li>
					))}
				</ul>
			</nav>
			{groups.map((group) => (
				<section
					key={group.letter}
					aria-labelledby={letterId(group.letter)}
					className="mt-8 gap-x-8 lg:grid lg:grid-cols-[3rem_minmax(0,1fr)]"
				>
					<h2 id={letterId(group.letter)} className="scroll-mt-4 font-bold text-2xl text-accent-text">
						{group.letter}
					</h2>
					<Terms terms={group.terms} level={3} />
				</section>
			))}
		</>
	);
}

function letterId(letter: string): string {
	return `letter-${letter}`;
}

function Terms({ terms, level }: { terms: readonly ShownTerm[]; level: 2 | 3 }) {
	return (
		<div className="grid gap-x-12 max-lg:mt-2 md:grid-cols-2">
			{terms.map((term) => (
				<TermEntry key={term.slug} term={term} level={level} />
			))}
		</div>
	);
}
