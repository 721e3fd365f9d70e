import { type ReactNode, useEffect } from "react";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Button } from "#app/ui/button.tsx";
import { type Applicant, hasAnswers, mergeApplicant, NO_APPLICANT } from "./applicant.ts";
import { type ApplicantState, applicantStore, useApplicant } from "./applicant-store.ts";
import { applicantWords } from "./applicant-words.ts";

type LineProps = {
	changeAt: string;
	exam?: string | undefined;
	/** Details of the visitor in the page's address. Must be the same object until the address changes. */
	known?: Partial<Applicant> | undefined;
	/** Shows only the question and the links, because the page itself names the details it uses. */
	isShort?: boolean;
	children?: ReactNode;
};

/**
 * "Using: OBC-NCL · girl · Bihar", with ways to change and forget it. Its space is reserved before the device is read, against layout
 * shift.
 */
export function ApplicantLine({ changeAt, exam, known, isShort = false, children }: LineProps) {
	const { t, language } = usePage();
	const state = useApplicant();
	useEffect(() => {
		if (known !== undefined) applicantStore.add(known);
	}, [known]);
	const isFromAddress = known !== undefined && state.edition === 0 && !hasAnswers(state.applicant);
	const applicant = isFromAddress ? mergeApplicant(NO_APPLICANT, known) : state.applicant;
	const words = applicantWords(applicant, { t, language, exam });
	return (
		<section
			aria-label={t("applicant.label")}
			className={`mt-3 flex flex-wrap content-start items-center gap-x-4 text-sm print:hidden [@media(scripting:none)]:hidden ${isShort ? "min-h-16 sm:min-h-11" : "min-h-22 sm:min-h-11"}`}
		>
			{words.length === 0 ? (
				<p className="max-w-text text-quiet">{children ?? t("applicant.nothing")}</p>
			) : (
				<>
					{!isShort && (
						<p className="min-w-0 [overflow-wrap:anywhere]">
							<span className="text-quiet">{t("applicant.using")}</span> <strong>{words.join("\u00a0· ")}</strong>
						</p>
					)}
					<RememberPrompt memory={state.memory} changeAt={isShort ? undefined : changeAt} />
				</>
			)}
		</section>
	);
}

const SMALL = "min-h-9 px-3";

/** Nothing is stored without a press of "Remember"; no answer means no. */
function RememberPrompt({ memory, changeAt }: Pick<ApplicantState, "memory"> & { changeAt: string | undefined }) {
	const { t } = usePage();
	const isUnanswered = memory === "unanswered";
	const note = isUnanswered ? t("applicant.question") : memory === "refused" ? t("applicant.refused") : undefined;
	return (
		<>
			<p role="status" className="text-quiet empty:hidden">
				{note}
				{memory === "saved" && changeAt === undefined && t("applicant.saved")}
			</p>
			<p className="flex flex-wrap items-center gap-x-4">
				{changeAt !== undefined && (
					<a href={changeAt} className="link inline-flex min-h-11 items-center">
						{t("applicant.change")}
					</a>
				)}
				{memory !== "saved" && memory !== "refused" && (
					<Button look="quiet" onClick={applicantStore.remember} className={SMALL}>
						{memory === "changed" ? t("applicant.saveChange") : t("applicant.remember")}
					</Button>
				)}
				{isUnanswered ? (
					<Button look="quiet" onClick={applicantStore.decline} className={SMALL}>
						{t("applicant.decline")}
					</Button>
				) : (
					<button type="button" onClick={applicantStore.forget} className="link inline-flex min-h-11 items-center">
						{t("applicant.forget")}
					</button>
				)}
			</p>
		</>
	);
}
