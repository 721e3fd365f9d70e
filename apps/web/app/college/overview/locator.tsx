import type { College } from "@uchit/contract/college.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { districtName, positionWords, stateName, townName } from "#app/facts/words/place-words.ts";
import { sourceElementId } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Section } from "#app/ui/section.tsx";
import { MAP, projectToMap } from "./locator-map.ts";

/** The college's position as exactly as a source gives it; renders nothing without a source. */
export function Locator({
	college: { slug, place, position, facts },
	sourceName,
}: {
	college: Pick<College, "slug" | "place" | "position" | "facts">;
	sourceName: (id: string) => string;
}) {
	const { t, paths, language } = usePage();
	if (position === undefined) return null;
	const address = facts.find(({ field }) => field === "address");
	const district = districtName(place, language);
	const state = place.state && stateName(place.state, language);
	const name = (position.of === "district" ? district : townName(place, language)) ?? state ?? "";
	const where = [...new Set([name, district, state])].filter(Boolean).join(", ");
	return (
		<Section id="where" title={t("receipt.locator.heading")} className="mt-10">
			<figure className="mt-3 grid items-center gap-x-12 gap-y-2 sm:grid-cols-[22rem_minmax(0,1fr)] print:grid-cols-[13rem_minmax(0,1fr)]">
				<div className="relative">
					<div aria-hidden="true" className="locator-dots absolute inset-0 bg-edge/55" />
					<svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} role="img" className="relative block h-auto w-full">
						<title>{t("receipt.locator.title", { place: where })}</title>
						<Mark {...projectToMap(position)} name={name} />
					</svg>
				</div>
				<figcaption className="text-quiet text-sm">
					<span className="block text-base text-ink">{where}</span>
					{address !== undefined && (
						<span className="block text-base">
							<SourcedText
								value={address.printed}
								source={sourceName(address.sourceId)}
								href={paths.receipt(slug, receiptIds.fact("address"))}
							/>
						</span>
					)}
					<span className="mt-1 block">
						{t("college.mapPosition")}:{" "}
						<SourcedText
							value={positionWords(position)}
							source={sourceName(position.sourceId)}
							href={paths.receipt(slug, sourceElementId(position.sourceId))}
						/>
					</span>
					<span className="mt-1 block">{t(`receipt.locator.precision.${position.of}`)}</span>
					<span className="mt-1 block">{t("receipt.locator.dots")}</span>
				</figcaption>
			</figure>
		</Section>
	);
}

/** The name stands on the side with room; a paper-coloured outline separates it from the dots. */
function Mark({ x, y, name }: { x: number; y: number; name: string }) {
	const isEast = x > MAP.width / 2;
	return (
		<>
			<circle cx={x} cy={y} r={6} strokeWidth={2.5} className="fill-accent stroke-paper" />
			<text
				x={x + (isEast ? -10 : 10)}
				y={y + 4.5}
				textAnchor={isEast ? "end" : "start"}
				fontSize={14}
				strokeWidth={4}
				strokeLinejoin="round"
				paintOrder="stroke"
				className="fill-ink stroke-paper font-semibold"
			>
				{name}
			</text>
		</>
	);
}
