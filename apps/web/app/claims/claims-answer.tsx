import type { CheckEntry } from "@uchit/contract/check.ts";
import type { Claim, ClaimFigure, Claims } from "@uchit/contract/claim.ts";
import { useEffect, useRef } from "react";
import { Figure } from "#app/facts/figure.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { sourceHref } from "#app/paths.ts";
import { addressIn } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink, LinkLine } from "#app/shell/page/link.tsx";
import { Tag } from "#app/ui/chip.tsx";
import { figureDetails, figureValue } from "./figure-words.ts";

const TONES = {
	supported: "good",
	contradicted: "bad",
	other: "care",
	"cannot-judge": "plain",
	"not-understood": "plain",
} as const satisfies Record<Claim["verdict"], "good" | "bad" | "care" | "plain">;

export function ClaimsAnswer({ found: { about, institutions, listed, claims, sources } }: { found: Claims }) {
	const { t, paths } = usePage();
	const head = useRef<HTMLHeadingElement>(null);
	// Moves focus to the answer, for the eye and the screen reader.
	useEffect(() => head.current?.focus(), []);
	const sourceName = createSourceNamer(sources);
	return (
		<section aria-labelledby="answer" className="mt-8 max-w-text">
			<h2 id="answer" ref={head} tabIndex={-1} className="text-xl outline-none">
				{t("claims.answer")}
			</h2>
			<p className="mt-1 text-quiet">{t("claims.rule")}</p>
			{listed !== undefined && <FakeUniversityAlert listed={listed} sourceName={sourceName} />}
			{about !== "listed-fake" && (
				<p className="mt-3">
					{t(`claims.about.${about}`, { count: institutions.length })}{" "}
					{institutions.map(({ value, label }, place) => (
						<span key={value}>
							{place > 0 && "; "}
							<InlineLink to={paths.college(value)}>{label}</InlineLink>
						</span>
					))}
				</p>
			)}
			{claims.length === 0 && <p className="mt-3">{t("claims.none")}</p>}
			<ul className="mt-4 divide-y divide-line border-line border-y empty:hidden">
				{claims.map((claim) => (
					<li key={`${claim.words} ${claim.kind}`} className="py-3">
						<ClaimRow claim={claim} sourceName={sourceName} />
					</li>
				))}
			</ul>
		</section>
	);
}

function ClaimRow({ claim, sourceName }: { claim: Claim; sourceName: SourceName }) {
	const { t } = usePage();
	const { words, kind, verdict, why, ours, beside } = claim;
	return (
		<>
			<p className="[overflow-wrap:anywhere]">“{words}”</p>
			<p className="mt-1">
				<Tag tone={TONES[verdict]}>{verdictWords(t, claim)}</Tag>{" "}
				<span className="text-quiet text-sm">
					{kind !== undefined && t(`claims.kind.${kind}`)}
					{why !== undefined && verdict === "cannot-judge" && ` · ${t(`claims.why.${why}`)}`}
				</span>
			</p>
			{ours !== undefined && <SiteFigure figure={ours} label={t("claims.ours")} sourceName={sourceName} />}
			{beside !== undefined && <SiteFigure figure={beside} label={t("claims.newest")} sourceName={sourceName} />}
		</>
	);
}

function verdictWords(t: Translate, { verdict, other, why }: Claim): string {
	if (verdict === "contradicted" && why === "listed-fake") return t("claims.listed");
	if (verdict !== "other" || other === undefined) return t(`claims.verdict.${verdict}`);
	return why === "not-said" && other !== "institution" ? t(`claims.unsaid.${other}`) : t(`claims.other.${other}`);
}

type SourceName = (id: string) => string;

function SiteFigure({ figure, label, sourceName }: { figure: ClaimFigure; label: string; sourceName: SourceName }) {
	const { t, language } = usePage();
	return (
		<p className="mt-1">
			{label}{" "}
			<Figure
				value={figureValue(t, figure)}
				source={sourceName(figure.sourceId)}
				href={addressIn(language, figure.href)}
			/>{" "}
			<span className="text-quiet text-sm">{figureDetails(t, figure)}</span>
		</p>
	);
}

function FakeUniversityAlert({ listed, sourceName }: { listed: CheckEntry; sourceName: SourceName }) {
	const { t, paths } = usePage();
	const { name, place, date, sourceId } = listed;
	const query = new URLSearchParams({ name, ...(place !== undefined && { place }) });
	return (
		<div role="alert" className="mt-3">
			<p className="font-semibold text-bad-text">{t("claims.about.listed-fake")}</p>
			<p className="mt-1">
				<Figure value={name} source={sourceName(sourceId)} href={sourceHref(sourceId)} />{" "}
				<span lang="en" className="text-quiet">
					{[place, date].filter((part) => part !== undefined).join(" · ")}
				</span>
			</p>
			<LinkLine to={`${paths.check}?${query}`}>{t("claims.checkName")}</LinkLine>
		</div>
	);
}
