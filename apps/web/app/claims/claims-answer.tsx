import type { Claim, Claims } from "@uchit/contract/claim.ts";
import { useEffect, useRef } from "react";
import { Figure } from "#app/facts/figure.tsx";
import { sourceNames } from "#app/facts/sources.ts";
import { usePaths } from "#app/paths.ts";
import { addressIn } from "#app/platform/i18n/language.ts";
import { useLanguage, useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Tag } from "#app/ui/chip.tsx";
import { figureDetails, figureValue } from "./figure-words.ts";

const TONES = {
	supported: "good",
	contradicted: "bad",
	other: "care",
	"cannot-judge": "plain",
	"not-understood": "plain",
} as const satisfies Record<Claim["verdict"], "good" | "bad" | "care" | "plain">;

/** What the text claims, phrase by phrase, with our figure beside it. */
export function ClaimsAnswer({ found: { institutions, claims, sources } }: { found: Claims }) {
	const t = useTranslations();
	const paths = usePaths();
	const head = useRef<HTMLHeadingElement>(null);
	// After a press the eye and the screen reader land on the answer.
	useEffect(() => head.current?.focus(), []);
	const sourceName = sourceNames(sources);
	return (
		<section aria-labelledby="answer" className="mt-8 max-w-text">
			<h2 id="answer" ref={head} tabIndex={-1} className="text-xl outline-none">
				{t("claims.answer")}
			</h2>
			<p className="mt-1 text-quiet">{t("claims.rule")}</p>
			{institutions.length === 0 && <p className="mt-3">{t("claims.noInstitution")}</p>}
			{institutions.length > 0 && (
				<p className="mt-3">
					{t("claims.about", { count: institutions.length })}{" "}
					{institutions.map(({ value, label }, place) => (
						<span key={value}>
							{place > 0 && "; "}
							<Link to={paths.college(value)} className="link">
								{label}
							</Link>
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

function ClaimRow({ claim, sourceName }: { claim: Claim; sourceName: (id: string) => string }) {
	const t = useTranslations();
	const language = useLanguage();
	const { words, kind, verdict, other, why, ours } = claim;
	const said = verdict === "other" && other !== undefined ? t(`claims.other.${other}`) : t(`claims.verdict.${verdict}`);
	return (
		<>
			<p className="[overflow-wrap:anywhere]">“{words}”</p>
			<p className="mt-1">
				<Tag tone={TONES[verdict]}>{said}</Tag>{" "}
				<span className="text-quiet text-sm">
					{kind !== undefined && t(`claims.kind.${kind}`)}
					{why !== undefined && ` · ${t(`claims.why.${why}`)}`}
				</span>
			</p>
			{ours !== undefined && (
				<p className="mt-1">
					{t("claims.ours")}{" "}
					<Figure
						value={figureValue(t, ours)}
						source={sourceName(ours.sourceId)}
						href={addressIn(language, ours.href)}
					/>{" "}
					<span className="text-quiet text-sm">{figureDetails(t, ours)}</span>
				</p>
			)}
		</>
	);
}
