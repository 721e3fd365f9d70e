import { CORRECTED_PARTS, COST_KINDS, COUNTRY_FIELDS } from "@uchit/contract/country.ts";
import { DateInput, NumberInput, SelectInput, TextArrayInput, TextInput } from "react-admin";
import { choicesOf } from "./choices-of.ts";
import { GuideProofs } from "./guide-proofs.tsx";
import { JsonInput } from "./json-input.tsx";
import { OnSite } from "./on-site.tsx";
import { ReceiptInput } from "./receipt-input.tsx";
import { Rows } from "./rows.tsx";

const PER = choicesOf(["year", "once"]);

/** What stands on the page as a text. */
export function CountryBasics() {
	return (
		<>
			<OnSite folder="/study-abroad" />
			<TextInput source="name" isRequired />
			<TextInput source="name_hi" label="Name in Hindi" />
			<TextInput source="slug" isRequired helperText="Its part of the address: lower-case letters and hyphens." />
			<TextInput source="code" label="Code of the country (two letters)" isRequired />
			<TextInput source="summary" isRequired multiline />
			<TextInput source="summary_hi" label="Summary in Hindi" multiline />
			<TextInput source="banner" label="Path of our own drawing" isRequired />
			<TextInput source="flag" label="Path of the flag" isRequired />
			<TextInput source="currency" />
			<TextInput source="currency_symbol" />
			<TextInput source="currency_code" />
			<TextInput source="capital" />
			<TextInput source="dialing_code" />
			<TextInput source="population" />
			<TextInput source="gdp" label="GDP" />
			<TextInput source="universities" label="Universities (a count, as text)" />
			<TextInput source="language" />
			<TextInput source="international_students" label="Students from abroad (a percentage, as text)" />
			<TextArrayInput source="popular_places" helperText="At most five. Press Enter after each." />
		</>
	);
}

/** Visas, what the first year costs, and what is known better than the record. */
export function CountryMoney() {
	return (
		<>
			<Rows source="visa_options" label="Visas" add="Add a visa">
				<TextInput source="name" />
				<TextInput source="type" />
				<TextInput source="fees" />
				<TextInput source="processing_time" />
				<TextInput source="description" multiline />
			</Rows>
			<Rows source="costs" label="The first year's money, in the country's own currency" add="Add a cost">
				<SelectInput source="kind" choices={choicesOf(COST_KINDS)} />
				<NumberInput source="amount" min={0} />
				<SelectInput source="per" choices={PER} />
				<TextInput source="text" label="What it covers, for whom" multiline />
				<TextInput source="textHi" label="The same in Hindi" multiline />
				<TextInput source="year" label="When it was true" />
				<ReceiptInput />
			</Rows>
			<Rows source="corrections" label="Corrections" add="Add a correction">
				<SelectInput source="field" choices={choicesOf(COUNTRY_FIELDS)} />
				<TextInput source="item" label="Which visa or test" />
				<SelectInput source="part" label="What of the visa" choices={choicesOf(CORRECTED_PARTS)} />
				<TextInput source="value" label="The value to show instead of the recorded one" />
				<TextInput source="text" label="Why: shown with the recorded value" multiline />
				<TextInput source="textHi" label="The same in Hindi" multiline />
				<DateInput source="on" label="The day of the correction" />
				<ReceiptInput />
			</Rows>
		</>
	);
}

/** What has too many levels for a form. */
export function CountryRest() {
	return (
		<>
			<JsonInput source="guide" label="In short, and steps with months (JSON)" />
			<JsonInput source="test_required" label="English tests (JSON, a list)" />
			<JsonInput source="rate" label="Rupees for one unit of the currency (JSON)" />
			<JsonInput source="official_sites" label="Official sites (JSON, a list)" />
			<GuideProofs />
		</>
	);
}
