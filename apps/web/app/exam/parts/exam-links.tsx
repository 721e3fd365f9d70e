import { EXAM_LINK_KINDS } from "@uchit/contract/exam.ts";
import type { ExamLink } from "@uchit/contract/exam-record.ts";
import { type ExamPage, isConducted } from "#app/exam/page-of-exam.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Section } from "#app/ui/section.tsx";

const MAX_OF_A_KIND = 2;
/** The form itself is on the official site. */
const EXPECTED_LINK_KINDS = EXAM_LINK_KINDS.filter((kind) => kind !== "apply");

export function ExamLinks({ exam: { links = [], officialSite, lifecycle } }: { exam: ExamPage["exam"] }) {
	const t = useTranslations();
	const available = links.filter(hasAddress);
	if (!isConducted(lifecycle) || (officialSite === undefined && available.length === 0)) return null;
	const nameOf = (kind: ExamLink["kind"]) => t(`examPage.links.kind.${kind}`);
	const unknown = EXPECTED_LINK_KINDS.filter((kind) => available.every((link) => link.kind !== kind));
	const shown = EXAM_LINK_KINDS.flatMap((kind) =>
		available.filter((link) => link.kind === kind).slice(0, MAX_OF_A_KIND),
	);
	return (
		<Section id="links" title={t("examPage.links.heading")} className="mt-10">
			{shown.length > 0 && (
				<>
					<p className="mt-1 text-quiet text-sm">{t("examPage.links.note")}</p>
					<ul className="mt-1 max-w-224 gap-x-12 sm:columns-2">
						{shown.map(({ kind, name, address }) => (
							<li key={address} className="break-inside-avoid">
								<a href={address} rel="noreferrer" className="link-line-low">
									{name === undefined ? nameOf(kind) : `${nameOf(kind)}: ${name}`}
								</a>
							</li>
						))}
					</ul>
				</>
			)}
			{unknown.length > 0 && (
				<p className="mt-2 max-w-text text-quiet text-sm">
					{t("examPage.links.notHeld", { kinds: unknown.map(nameOf).join(", ") })}
				</p>
			)}
		</Section>
	);
}

/** Syllabus documents, per paper if there are several; only the name if there is no address. */
export function SyllabusLinks({ links }: { links: readonly ExamLink[] }) {
	const t = useTranslations();
	const papers = links.filter(({ kind }) => kind === "syllabus");
	if (papers.length === 0) return null;
	const [first] = papers;
	return (
		<div className="mt-3">
			<p className="max-w-text">{t("examPage.links.syllabusNote")}</p>
			<ul className="mt-1 gap-x-12 sm:columns-2 lg:columns-3">
				{papers.map(({ name = t("examPage.links.kind.syllabus"), address }) => (
					<li key={name} lang={first?.name === undefined ? undefined : "en"} className="break-inside-avoid py-0.5">
						{address === undefined ? (
							<span className="inline-flex min-h-9 items-center">{name}</span>
						) : (
							<a href={address} rel="noreferrer" className="link-line-low">
								{name}
							</a>
						)}
					</li>
				))}
			</ul>
			{papers.some(({ address }) => address === undefined) && (
				<p className="mt-1 max-w-text text-quiet text-sm">{t("examPage.links.syllabusUnlinked")}</p>
			)}
		</div>
	);
}

function hasAddress(link: ExamLink): link is ExamLink & { address: string } {
	return link.address !== undefined;
}
