import type { PageFee } from "@uchit/contract/page-fee.ts";
import { type ReactNode, useState } from "react";
import { countedStore, sumCounted, toggleCountedScheme } from "#app/applicant/counted-schemes.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { payersWords } from "#app/facts/words/payer-words.ts";
import { OWN_COST_ID } from "#app/paths.ts";
import { useStore } from "#app/platform/device-store.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import {
	type ApplicationFee,
	addFullCost,
	COURSE_COST_PARTS,
	type CostBreakdown,
	type CostInput,
	type Salary,
} from "./add-cost.ts";
import type { CostQuery } from "./cost-query.ts";
import type { FeeGroup } from "./group-fees.ts";
import { LoanCalculator, type LoanScheme, NoScriptSubmit } from "./loan-beside.tsx";
import { salaryName } from "./salary-name.ts";
import { WAIVER_GROUNDS, waivedShare } from "./waiver.ts";

type FullCostProps = {
	query: CostQuery;
	fees: readonly ApplicationFee[];
	tuition: readonly FeeGroup[];
	salaries: readonly Salary[];
	decision: PageFee | undefined;
	schemes: readonly LoanScheme[];
};

export function FullCost({ query, fees, tuition, salaries, decision, schemes }: FullCostProps) {
	const { t } = usePage();
	const [only, ...others] = tuition;
	const known = others.length > 0 ? undefined : (only ?? decision)?.amount;
	const [typed, setTyped] = useState(() =>
		known === undefined || query.typed.tuition !== "" ? query.typed : { ...query.typed, tuition: String(known) },
	);
	const [ground, setGround] = useState(query.waiver);
	const [fee, setFee] = useState(query.application);
	const [level, setLevel] = useState((salaries.find(({ key }) => key === query.whose) ?? salaries[0])?.key ?? "");
	const share = decision === undefined ? 0 : waivedShare(ground);
	const counted = useStore(countedStore);
	const application = fees.find(({ key }) => key === fee)?.amountInr;
	const cost = addFullCost(application, typed, share, sumCounted(counted));
	const salary = salaries.find(({ key }) => key === level);
	return (
		<form
			id={OWN_COST_ID}
			className="scroll-mt-36"
			method="get"
			aria-label={t("cost.own")}
			onSubmit={(event) => event.preventDefault()}
		>
			<div className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<CostForm
					fees={fees}
					fee={fee}
					onFee={setFee}
					tuition={tuition}
					typed={typed}
					wrong={cost.wrong}
					onType={setTyped}
				>
					{decision !== undefined && <WaiverField chosen={ground} onChoose={setGround} />}
				</CostForm>
				<CostSum cost={cost} />
			</div>
			<LoanCalculator
				id="loan"
				schemes={schemes}
				typed={query.loan}
				{...(cost.total !== undefined && { amount: cost.net?.whole ?? cost.total })}
				salaries={
					salary === undefined
						? []
						: [{ key: salary.key, name: salaryName(t, salary), short: salaryName(t, salary), salary }]
				}
			>
				{salaries.length > 1 && <SalaryChoice salaries={salaries} chosen={level} onChoose={setLevel} />}
			</LoanCalculator>
		</form>
	);
}

type SalaryChoiceProps = {
	salaries: readonly Salary[];
	chosen: string;
	onChoose: (key: string) => void;
};

function SalaryChoice({ salaries, chosen, onChoose }: SalaryChoiceProps) {
	const { t } = usePage();
	return (
		<div className="max-w-128">
			<SelectField
				name="whose"
				label={t("cost.loan.whose")}
				value={chosen}
				onChange={(event) => onChoose(event.currentTarget.value)}
				options={salaries.map((salary) => ({ value: salary.key, label: salaryName(t, salary) }))}
			/>
		</div>
	);
}

function WaiverField({ chosen, onChoose }: { chosen: string; onChoose: (ground: string) => void }) {
	const { t } = usePage();
	return (
		<SelectField
			name="waiver"
			label={t("cost.field.waiver")}
			value={chosen}
			onChange={({ currentTarget: { value } }) => onChoose(value)}
			options={[
				{ value: "", label: t("cost.waiver.none") },
				...WAIVER_GROUNDS.map((ground) => ({ value: ground, label: t(`cost.waiver.${ground}`) })),
			]}
		/>
	);
}

type CostFormProps = {
	fees: readonly ApplicationFee[];
	fee: string;
	onFee: (key: string) => void;
	tuition: readonly FeeGroup[];
	typed: CostInput;
	wrong: CostBreakdown["wrong"];
	onType: (typed: CostInput) => void;
	children: ReactNode;
};

function CostForm({ fees, fee, onFee, tuition, typed, wrong, onType, children }: CostFormProps) {
	const { t, paths } = usePage();
	const field = (name: keyof CostInput) => (
		<TextField
			key={name}
			name={name}
			label={t(`cost.field.${name}`)}
			error={wrong.has(name) ? t("cost.wrong") : undefined}
			inputMode="decimal"
			autoComplete="off"
			maxLength={16}
			value={typed[name]}
			onChange={(event) => onType({ ...typed, [name]: event.currentTarget.value })}
		/>
	);
	return (
		<div className="grid items-end gap-4 rounded-lg bg-sunk p-4 sm:grid-cols-2 print:hidden">
			{children}
			{fees.length > 0 && (
				<SelectField
					name="application"
					label={t("cost.field.application")}
					value={fee}
					onChange={(event) => onFee(event.currentTarget.value)}
					options={[
						{ value: "", label: t("cost.choose") },
						...fees.map(({ key, exam, who, amountInr }) => ({
							value: key,
							label: `${exam}, ${payersWords(t, who)}: ${formatRupees(amountInr)}`,
						})),
					]}
				/>
			)}
			{tuition.length > 1 && (
				<SelectField
					name="published"
					label={t("cost.field.published")}
					defaultValue=""
					onChange={(event) => onType({ ...typed, tuition: event.currentTarget.value })}
					options={[
						{ value: "", label: t("cost.choose") },
						...tuition.map(({ amount, programmes }) => ({
							value: String(amount),
							label: `${formatRupees(amount)}: ${programmes.join(", ")}`,
						})),
					]}
				/>
			)}
			{field("years")}
			{COURSE_COST_PARTS.map(field)}
			<div>
				{field("scholarship")}
				<CountedScholarships />
				<Link to={paths.scholarshipFinder} className="link-line text-sm">
					{t("cost.whichFit")}
				</Link>
			</div>
			<NoScriptSubmit />
		</div>
	);
}

function CountedScholarships() {
	const { t } = usePage();
	const counted = useStore(countedStore);
	return counted.map((scheme) => (
		<label key={scheme.slug} className="mt-2 flex min-h-11 items-center gap-3 text-sm">
			<input
				type="checkbox"
				checked
				onChange={() => toggleCountedScheme(scheme)}
				className="size-5 flex-none accent-accent-text"
			/>
			<span className="min-w-0 [overflow-wrap:anywhere]">
				{t("cost.counted", { name: scheme.name, sum: formatRupees(scheme.amountInr) })}
			</span>
		</label>
	));
}

/** Reads "at least" while a part is missing, and names the missing parts. */
function CostSum({ cost: { parts, missing, total, net } }: { cost: CostBreakdown }) {
	const { t } = usePage();
	// Without the years there is only a first-year sum, which the whole course would contradict.
	const isOfFirstYear = net !== undefined && net.whole === undefined;
	return (
		<div role="status" className="space-y-2">
			{total !== undefined && !isOfFirstYear && (
				<p className="text-quiet text-sm">{missing.length > 0 ? t("cost.atLeast") : t("cost.whole")}</p>
			)}
			{!isOfFirstYear && (
				<p className="font-semibold text-3xl tabular-nums">
					{total === undefined ? t("cost.nothing") : formatRupees(total)}
				</p>
			)}
			<ul>
				{parts.map(({ part, amount }) => (
					<li key={part} className="flex justify-between gap-4">
						<span>{t(`cost.part.${part}`)}</span>
						<span className="tabular-nums">{formatRupees(amount)}</span>
					</li>
				))}
			</ul>
			{net !== undefined && <Net net={net} />}
			{missing.length > 0 && (
				<p>{t("cost.missing", { parts: missing.map((part) => t(`cost.part.${part}`)).join(", ") })}</p>
			)}
		</div>
	);
}

function Net({ net: { waived, scholarship, firstYear, whole } }: { net: NonNullable<CostBreakdown["net"]> }) {
	const { t } = usePage();
	const rows = [
		["waived", waived],
		["scholarship", scholarship],
	] as const;
	return (
		<div className="border-line border-t pt-2">
			<ul>
				{rows.map(
					([name, amount]) =>
						amount > 0 && (
							<li key={name} className="flex justify-between gap-4">
								<span>{t(`cost.net.${name}`)}</span>
								<span className="tabular-nums">−{formatRupees(amount)}</span>
							</li>
						),
				)}
			</ul>
			<p className="mt-2 font-semibold">{t("cost.net.firstYear", { sum: formatRupees(firstYear) })}</p>
			{whole !== undefined && <p className="font-semibold">{t("cost.net.whole", { sum: formatRupees(whole) })}</p>}
		</div>
	);
}
