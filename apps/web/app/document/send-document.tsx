import {
	DOCUMENT_RETENTION_DAYS,
	DOCUMENT_SENDERS,
	MAX_DOCUMENT_MB,
	MAX_DOCUMENT_PAGES,
} from "@uchit/contract/document.ts";
import { formatAcademicYear } from "#app/facts/words/place-words.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { useArrivalFocus } from "#app/shell/form/use-arrival-focus.ts";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Button, buttonLook } from "#app/ui/button.tsx";
import { CONTROL_CLASS, Labelled, SelectField, TextField } from "#app/ui/field.tsx";
import { Section } from "#app/ui/section.tsx";
import type { DocumentAnswer } from "./document-answer.ts";

type Props = {
	slug: string;
	name: string;
	years: readonly number[];
	isSignedIn: boolean;
	wayIn: string;
	answer: DocumentAnswer | undefined;
};

const STEPS = ["private", "read", "published", "erased"] as const;
const ACCEPTED_TYPES = "image/jpeg,image/png,image/webp,application/pdf";
const LIMITS = { mb: MAX_DOCUMENT_MB, pages: MAX_DOCUMENT_PAGES };

/** Explains what happens with the notice first. Works without scripts. */
export function SendDocument({ slug, name, years, isSignedIn, wayIn, answer }: Props) {
	const { t, paths } = usePage();
	const part = useArrivalFocus<HTMLDivElement>(answer);
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("feeNotice.title", { name })} noIndex />
			<div ref={part} className="max-w-text">
				<h1 className="text-3xl">{t("feeNotice.heading")}</h1>
				<p className="mt-2 text-lg">
					<Link to={paths.college(slug)} className="link font-semibold">
						{name}
					</Link>
				</p>
				<p className="mt-4">{t("feeNotice.intro")}</p>
				<Section
					id="happens"
					title={t("feeNotice.happens.heading")}
					className="mt-6 rounded-lg border border-line bg-sunk p-5"
					headingClass="text-lg"
				>
					<ul className="mt-3 list-disc space-y-2 pl-5">
						{STEPS.map((step) => (
							<li key={step}>{t(`feeNotice.happens.${step}`, { days: DOCUMENT_RETENTION_DAYS })}</li>
						))}
					</ul>
				</Section>
				{answer?.failed !== undefined && (
					<p role="alert" className="mt-6 font-semibold text-bad-text">
						{t(`feeNotice.${answer.failed}`)}
					</p>
				)}
				{isSignedIn ? (
					<DocumentForm years={years} answer={answer} />
				) : (
					<div className="mt-6">
						<p>{t("feeNotice.signIn")}</p>
						<p className="mt-4">
							<a href={wayIn} className={buttonLook("primary")}>
								{t("feeNotice.signInLink")}
							</a>
						</p>
					</div>
				)}
			</div>
		</div>
	);
}

function DocumentForm({ years, answer }: Pick<Props, "years" | "answer">) {
	const { t } = usePage();
	const { written, wrong = {} } = answer ?? {};
	const errorOf = (field: "sender" | "programme" | "year" | "file") => {
		const fault = wrong[field];
		return fault && t(`feeNotice.wrong.${fault}`, LIMITS);
	};
	return (
		<form method="post" encType="multipart/form-data" className="mt-6 space-y-5">
			<SelectField
				label={t("feeNotice.sender")}
				name="sender"
				defaultValue={written?.sender ?? DOCUMENT_SENDERS[0]}
				error={errorOf("sender")}
				options={DOCUMENT_SENDERS.map((sender) => ({ value: sender, label: t(`feeNotice.senders.${sender}`) }))}
			/>
			<TextField
				label={t("feeNotice.programme")}
				hint={t("feeNotice.programmeHint")}
				name="programme"
				maxLength={200}
				defaultValue={written?.programme}
				error={errorOf("programme")}
			/>
			<SelectField
				label={t("feeNotice.year")}
				name="year"
				defaultValue={written?.year ?? ""}
				error={errorOf("year")}
				options={[
					{ value: "", label: t("feeNotice.yearUnknown") },
					...years.map((year) => ({ value: String(year), label: formatAcademicYear(year) })),
				]}
			/>
			<Labelled label={t("feeNotice.file")} hint={t("feeNotice.fileHint", LIMITS)} error={errorOf("file")}>
				{(link) => (
					<input
						type="file"
						name="file"
						accept={ACCEPTED_TYPES}
						required
						{...link}
						className={`${CONTROL_CLASS} h-auto py-2`}
					/>
				)}
			</Labelled>
			<Button type="submit">{t("feeNotice.send")}</Button>
		</form>
	);
}
