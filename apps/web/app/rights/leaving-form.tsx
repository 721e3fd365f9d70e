import { plainNumber } from "@uchit/contract/typed-number.ts";
import { useEffect, useRef, useState } from "react";
import { formatDate } from "#app/platform/format/format-date.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { type EarlierRule, type Refund, refundFor, type SessionDates, sumByEarlierRule, sumOf } from "./refund.ts";

const EMPTY_ANSWERS: LeavingAnswers = {
	session: "",
	left: "",
	lastDay: "",
	paid: "",
	deposit: "",
	name: "",
	college: "",
	programme: "",
};

type Props = {
	sessions: readonly SessionDates[];
	newest: string;
	nameSource: (source: string) => string;
	sharesSource: string;
	depositsSource: string;
};

/** The refund for leaving on a day, and the letter that requests it. Nothing typed is sent. */
export function LeavingForm({ sessions, newest, nameSource, sharesSource, depositsSource }: Props) {
	const { t } = usePage();
	const [answers, setAnswers] = useState({ ...EMPTY_ANSWERS, session: newest });
	const [today, setToday] = useState<string>();
	const form = useRef<HTMLFormElement>(null);
	// Reads values typed before scripts ran. The page may be days old, so the device's date counts.
	useEffect(() => {
		setToday(new Date().toISOString());
		if (form.current !== null) setAnswers(readAnswers(new FormData(form.current)));
	}, []);
	const names = [...new Set([newest, ...sessions.map(({ name }) => name)])];
	const lastDay = answers.lastDay === "" ? undefined : answers.lastDay;
	const refund = answers.left === "" ? undefined : refundFor({ ...answers, lastDay }, sessions);
	return (
		<>
			<form
				ref={form}
				autoComplete="off"
				onSubmit={(event) => event.preventDefault()}
				onChange={({ currentTarget }) => setAnswers(readAnswers(new FormData(currentTarget)))}
				className="mt-4 rounded-lg bg-sunk p-4 [@media(scripting:none)]:hidden"
			>
				<p className="mb-3 font-semibold">{t("rights.device")}</p>
				<div className="grid items-end gap-4 sm:grid-cols-2">
					<SelectField
						label={t("rights.field.session")}
						options={names.map((name) => ({ value: name, label: name }))}
						name="session"
						defaultValue={newest}
					/>
					<TextField type="date" label={t("rights.field.left")} name="left" />
					<TextField type="date" label={t("rights.field.lastDay")} name="lastDay" />
					<TextField maxLength={12} label={t("rights.field.paid")} name="paid" />
					<TextField maxLength={12} label={t("rights.field.deposit")} name="deposit" />
				</div>
				<div role="status" className="mt-4 max-w-text">
					{refund !== undefined && (
						<>
							<p>
								<RefundWords {...{ refund, nameSource, sharesSource, answers }} />
							</p>
							<RefundLines {...{ refund, nameSource, sharesSource, depositsSource, answers }} />
						</>
					)}
				</div>
				<div className="mt-4 grid items-end gap-4 sm:grid-cols-3">
					<TextField maxLength={80} label={t("rights.field.name")} name="name" />
					<TextField maxLength={120} label={t("rights.field.college")} name="college" />
					<TextField maxLength={80} label={t("rights.field.programme")} name="programme" />
				</div>
			</form>
			<Letter kind="refund" answers={answers} today={today} />
			<Letter kind="originals" answers={answers} today={today} />
		</>
	);
}

function readAnswers(form: FormData): LeavingAnswers {
	const textOf = (field: keyof LeavingAnswers) => String(form.get(field) ?? "");
	return {
		session: textOf("session"),
		left: textOf("left"),
		lastDay: textOf("lastDay"),
		paid: textOf("paid"),
		deposit: textOf("deposit"),
		name: textOf("name"),
		college: textOf("college"),
		programme: textOf("programme"),
	};
}

/** Rupees as people write them: "90,000", "1.2 lakh". */
const rupeesOf = (typed: string) => Number(plainNumber(typed).replaceAll(",", ""));

const paidOf = ({ paid, deposit }: LeavingAnswers) => ({ paid: rupeesOf(paid), deposit: rupeesOf(deposit) });

type RefundProps = { refund: Refund; answers: LeavingAnswers } & Pick<Props, "nameSource" | "sharesSource">;
type LinesProps = RefundProps & Pick<Props, "depositsSource">;

function RefundLines({ refund, answers, nameSource, sharesSource, depositsSource }: LinesProps) {
	const { t } = usePage();
	const sum = sumOf(refund, paidOf(answers));
	if (sum === undefined) return null;
	const { isLeast, ...rupees } = sum;
	const least = isLeast ? "yes" : "no";
	const isWithoutLetter = refund.kind === "share" && refund.before !== undefined;
	const percent = refund.kind === "share" ? refund.percent : 100;
	const rule = isLeast && refund.kind === "share" ? "charged" : isLeast ? "less" : "share";
	const source = nameSource("source" in refund ? refund.source : sharesSource);
	const deposits = nameSource(depositsSource);
	return (
		<>
			<p className="mt-2 font-semibold">
				{isWithoutLetter
					? t("rights.sum.range", { least, most: sum.total + sum.deducted, session: answers.session, ...rupees })
					: t("rights.sum.total", { least, ...rupees })}
			</p>
			<ul className="list-disc pl-5">
				<li>{t(`rights.sum.${rule}`, { percent, source, deposits, ...rupees })}</li>
				{sum.deposit > 0 && <li>{t("rights.sum.deposit", { source: deposits, ...rupees })}</li>}
			</ul>
		</>
	);
}

function BeforeWords({ before, answers }: { before: EarlierRule; answers: LeavingAnswers }) {
	const { t } = usePage();
	const { session, kind, mostKeptInr } = before;
	const { paid, deposit } = paidOf(answers);
	const sum = sumByEarlierRule(before, { paid, deposit });
	return (
		<>
			{t("rights.refund.before", { session, kind, rupees: mostKeptInr })}{" "}
			{sum !== undefined && t("rights.sum.before", { least: sum.isLeast ? "yes" : "no", total: sum.total, paid })}
		</>
	);
}

function BetweenWords({
	refund,
	before,
	answers,
}: { before: EarlierRule | undefined } & Omit<RefundProps, "nameSource" | "sharesSource">) {
	const { t } = usePage();
	const byShares = sumOf(refund, paidOf(answers));
	const byLetter = before && sumByEarlierRule(before, paidOf(answers));
	if (byShares === undefined || byLetter === undefined || byShares.total === byLetter.total) return null;
	const [low, high] = byShares.total < byLetter.total ? [byShares, byLetter] : [byLetter, byShares];
	const rupees = { low: low.total, high: high.total, least: high.isLeast ? "yes" : "no" };
	return (
		<>
			<strong>{t("rights.sum.between", { ...rupees, session: answers.session })}</strong>{" "}
		</>
	);
}

function RefundWords({ refund, answers, nameSource, sharesSource }: RefundProps) {
	const { session } = answers;
	const { t, language } = usePage();
	if (refund.kind === "early") return t("rights.refund.early", { session });
	if (refund.kind === "needs-last-day") {
		const { before } = refund;
		if (before === undefined) return t("rights.refund.over");
		return (
			<>
				<strong>
					<BeforeWords before={before} answers={answers} />
				</strong>{" "}
				{t("rights.refund.noLetter", { session })}
			</>
		);
	}
	if (refund.kind === "share") {
		const { percent, before } = refund;
		const source = nameSource(sharesSource);
		return (
			<>
				<BetweenWords refund={refund} before={before} answers={answers} />
				{before !== undefined && <BeforeWords before={before} answers={answers} />}{" "}
				<strong>{t("rights.refund.share", { percent })}</strong>{" "}
				{t(`rights.refund.${before === undefined ? "byShares" : "ifShares"}`, { source })}
			</>
		);
	}
	const { until, source } = refund;
	const day = formatDate(language, until);
	return (
		<>
			<strong>
				{refund.kind === "whole" ? t("rights.refund.whole") : t("rights.refund.less", { rupees: refund.mostKeptInr })}
			</strong>{" "}
			{t("rights.refund.until", { day, source: nameSource(source) })}
		</>
	);
}

/** Days as `2025-10-12`. */
type LeavingAnswers = {
	session: string;
	left: string;
	lastDay: string;
	paid: string;
	deposit: string;
	name: string;
	college: string;
	programme: string;
};

const BLANK = "__________";

function Letter({
	kind,
	answers,
	today,
}: {
	kind: "refund" | "originals";
	answers: LeavingAnswers;
	today: string | undefined;
}) {
	const { t, language } = usePage();
	const [isCopied, setCopied] = useState(false);
	const { name, college, programme, session, left } = answers;
	const rupees = rupeesOf(answers.paid);
	const paid = rupees > 0 ? formatNumber(rupees) : answers.paid;
	const filled = Object.entries({ name, college, programme, paid, session }).map(([field, value]) => [
		field,
		value.trim() === "" ? BLANK : value.trim(),
	]);
	const text = t(`rights.letter.${kind}`, {
		...Object.fromEntries(filled),
		left: left === "" ? BLANK : formatDate(language, left),
		today: today === undefined ? BLANK : formatDate(language, today),
	});
	const copy = async () => {
		await navigator.clipboard.writeText(text);
		setCopied(true);
	};
	return (
		<Disclosure title={t(`rights.letterTitle.${kind}`)} isOpen={false}>
			<p className="whitespace-pre-line rounded-md border border-line bg-raised p-4 [overflow-wrap:anywhere]">{text}</p>
			<p className="mt-2 flex flex-wrap items-center gap-4 print:hidden [@media(scripting:none)]:hidden">
				<Button look="quiet" onClick={() => void copy()}>
					{t("rights.letter.copy")}
				</Button>
				<span role="status">{isCopied && t("rights.letter.copied")}</span>
			</p>
		</Disclosure>
	);
}
