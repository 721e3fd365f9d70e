import { type ReactNode, useState } from "react";
import { formatRupees } from "#app/facts/words/money.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { BarPlot } from "#app/ui/plot/bar-plot.tsx";
import { layOutBars } from "#app/ui/plot/lay-out-bars.ts";
import { Section } from "#app/ui/section.tsx";
import { medianTimesShare, type Salary } from "./add-cost.ts";
import {
	calculateLoan,
	type LoanCost,
	type LoanInput,
	loanBounds,
	NO_LOAN,
	type ParsedLoan,
	parseLoan,
} from "./loan.ts";

type NamedSalary = { key: string; name: string; short: string; salary: Salary };

export type LoanScheme = {
	text: string;
	publisher: string | undefined;
	day: string | undefined;
	address: string | undefined;
};

type LoanCalculatorProps = {
	id: string;
	schemes?: readonly LoanScheme[];
	typed?: LoanInput;
	amount?: number;
	salaries: readonly NamedSalary[];
	children?: ReactNode;
};

/** Compares the monthly instalment of a typed loan with graduates' earnings; calculated on the device. */
export function LoanCalculator({
	id,
	schemes = [],
	typed: requested,
	amount,
	salaries,
	children,
}: LoanCalculatorProps) {
	const { t, paths } = usePage();
	const [typed, setTyped] = useState(requested ?? NO_LOAN);
	const { loan, wrong } = parseLoan(typed);
	return (
		<Section
			id={id}
			title={t("cost.loan.heading")}
			className={`mt-12 lg:mt-16 ${loan === undefined ? "print:hidden" : ""}`}
		>
			<p className="mt-2 max-w-text text-quiet">{t("cost.loan.note")}</p>
			<p className="mt-2 max-w-text text-quiet text-sm">
				{t.rich("cost.loan.schemes", { link: (words) => <InlineLink to={paths.rights("loan")}>{words}</InlineLink> })}
			</p>
			<ul className="mt-2 max-w-text list-disc pl-5 text-sm">
				{schemes.map(({ text, publisher, day, address }) => (
					<li key={text}>
						{text}
						{address !== undefined && (
							<>
								{" "}
								<a href={address} lang="en" rel="noopener nofollow" className="link">
									{publisher}
								</a>
								, {day}
							</>
						)}
					</li>
				))}
			</ul>
			<p className="max-w-text text-quiet [@media(scripting:none)]:hidden">{t("cost.loan.notSent")}</p>
			{requested === undefined && <p className="mt-4 [@media(scripting:enabled)]:hidden">{t("cost.loan.noScripts")}</p>}
			<div className={`mt-4 space-y-6 ${requested === undefined ? "[@media(scripting:none)]:hidden" : ""}`}>
				{children}
				<LoanForm typed={typed} wrong={wrong} onType={setTyped} />
				{amount !== undefined && typed.amount === "" && (
					<button
						type="button"
						className="link min-h-11 [@media(scripting:none)]:hidden"
						onClick={() => setTyped({ ...typed, amount: formatNumber(Math.round(amount)) })}
					>
						{t("cost.loan.takeSum", { sum: formatRupees(amount) })}
					</button>
				)}
				<div role="status">
					{loan === undefined ? (
						<p className="text-quiet">{t("cost.loan.typeAll")}</p>
					) : (
						<LoanResult cost={calculateLoan(loan)} salaries={salaries} />
					)}
				</div>
			</div>
		</Section>
	);
}

function LoanResult({ cost, salaries }: { cost: LoanCost; salaries: readonly NamedSalary[] }) {
	const { t } = usePage();
	const amounts = [
		{ name: t("cost.loan.instalment"), amount: cost.instalment },
		...salaries.map(({ short, salary }) => {
			const share = medianTimesShare(salary);
			return { name: short, amount: share === undefined ? undefined : share / 12 };
		}),
	];
	return (
		<div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
			<div className="space-y-2">
				<p className="text-quiet text-sm">{t("cost.loan.instalment")}</p>
				<p className="font-semibold text-3xl tabular-nums">{formatRupees(cost.instalment)}</p>
				<p>
					{t("cost.loan.total", {
						owed: formatRupees(cost.owed),
						paid: formatRupees(cost.paid),
						interest: formatRupees(cost.interest),
					})}
				</p>
				<ul className="space-y-2">
					{salaries.map((each) => (
						<li key={each.key}>
							<ShareOfPay {...each} instalment={cost.instalment} />
						</li>
					))}
				</ul>
				<p className="max-w-text text-quiet text-sm">{t("cost.loan.beforeTax")}</p>
			</div>
			{salaries.length > 0 && (
				<BarPlot
					shape={layOutBars({ amounts, format: formatRupees, unknown: t("source.notHeld") })}
					texts={{ title: t("cost.loan.plot"), axis: t("cost.loan.axis") }}
					heads={[t("cost.what"), t("cost.loan.axis")]}
				/>
			)}
		</div>
	);
}

/** The instalment in per cent of the monthly median, and of the median times the share placed. */
function ShareOfPay({ name, salary, instalment }: Omit<NamedSalary, "short"> & { instalment: number }) {
	const { t } = usePage();
	const share = medianTimesShare(salary);
	const ofMedian = formatNumber(Math.round((1_200 * instalment) / salary.median));
	const words =
		share === undefined
			? t("cost.loan.ofMedian", { percent: ofMedian })
			: t("cost.loan.ofBoth", {
					percent: ofMedian,
					percentOfShare: formatNumber(Math.round((1_200 * instalment) / share)),
					placed: formatNumber(salary.placed ?? 0),
					graduated: formatNumber(salary.graduated ?? 0),
				});
	return (
		<>
			<span className="font-semibold">{name}: </span>
			{words}
		</>
	);
}

const FIELDS = ["amount", "percent", "years", "yearsBefore"] as const;

type LoanFormProps = { typed: LoanInput; wrong: ParsedLoan["wrong"]; onType: (typed: LoanInput) => void };

/** Nothing is prefilled, because an invented rate would be a guess. */
function LoanForm({ typed, wrong, onType }: LoanFormProps) {
	const { t } = usePage();
	return (
		<div className="grid items-end gap-4 rounded-lg bg-sunk p-4 sm:grid-cols-2 lg:grid-cols-4 print:hidden">
			{FIELDS.map((field) => {
				const { from, to } = loanBounds(field);
				const bounds = { from: formatNumber(from), to: formatNumber(to) };
				return (
					<TextField
						key={field}
						name={`loan-${field}`}
						label={t(`cost.loan.${field}`)}
						error={wrong.has(field) ? t("cost.loan.outside", bounds) : undefined}
						inputMode="decimal"
						autoComplete="off"
						maxLength={16}
						value={typed[field]}
						onChange={(event) => onType({ ...typed, [field]: event.currentTarget.value })}
					/>
				);
			})}
			<NoScriptSubmit />
		</div>
	);
}

export function NoScriptSubmit() {
	const { t } = usePage();
	return (
		<Button type="submit" className="hidden justify-self-start [@media(scripting:none)]:inline-flex">
			{t("cost.reckon")}
		</Button>
	);
}
