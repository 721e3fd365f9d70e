import Button from "@mui/material/Button";
import { useState } from "react";
import { DataTable, type RaRecord, SelectInput, SimpleForm, TextInput, Title, useRecordContext } from "react-admin";
import { Day } from "#studio/parts/day.tsx";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { ItemList } from "#studio/parts/item-table.tsx";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";
import { SendForm } from "#studio/parts/send-form.tsx";
import { useAttempt } from "#studio/parts/use-attempt.ts";
import { ROLE_CHOICES } from "#studio/rights.ts";
import { invite, renewLink } from "#studio/wire/actions.ts";

const STATES = [
	{ id: "active", name: "Active" },
	{ id: "suspended", name: "Suspended" },
	// Set by the system until the password is chosen.
	{ id: "invited", name: "Invited", disabled: true },
];

export const staff = {
	name: "directus_users",
	options: { label: "Staff" },
	recordRepresentation: "email",
	list: StaffList,
	create: Invitation,
	edit: StaffEdit,
};

function StaffList() {
	return (
		<ItemList
			opens="edit"
			name={{ source: "email", label: "E-mail" }}
			sort={{ field: "email", order: "ASC" }}
			perPage={50}
		>
			<DataTable.Col source="first_name" label="Name" render={fullName} />
			<DataTable.Col source="role" />
			<DataTable.Col
				source="status"
				label="State"
				render={({ status }) => STATES.find(({ id }) => id === status)?.name}
			/>
			<DataTable.Col source="last_access" label="Last here">
				<Day source="last_access" hasTime />
			</DataTable.Col>
		</ItemList>
	);
}

function fullName({ first_name: first, last_name: last }: Readonly<Record<string, unknown>>): string {
	return [first, last].filter((name) => typeof name === "string" && name !== "").join(" ");
}

function StaffEdit() {
	return (
		<EditItem redirect="list">
			<SimpleForm toolbar={<PlainToolbar mayDelete={false} />}>
				<TextInput source="first_name" label="First name" />
				<TextInput source="last_name" label="Last name" />
				<SelectInput source="role" choices={ROLE_CHOICES} isRequired />
				<SelectInput
					source="status"
					label="State"
					choices={STATES}
					helperText="Who is suspended is signed out with the next request."
				/>
				<LinkRenewal />
			</SimpleForm>
		</EditItem>
	);
}

function LinkRenewal() {
	const person = useRecordContext<RaRecord>();
	const attempt = useAttempt();
	const [link, setLink] = useState<string>();
	if (person === undefined) return null;
	const renew = () => attempt(async () => setLink(await renewLink(person.id)));
	return (
		<>
			<Button onClick={() => void renew()}>Make a new link to choose a password</Button>
			{link !== undefined && <OneTimeLink link={link} />}
		</>
	);
}

/** The history shows who changed something, so a name is required. */
const NAMES = [
	{ id: "first_name", label: "First name" },
	{ id: "last_name", label: "Last name" },
] as const;

function Invitation() {
	const [link, setLink] = useState<string>();
	const send = async (form: FormData) =>
		setLink(await invite(Object.fromEntries([...form].map(([name, rest]) => [name, String(rest)]))));
	return (
		<>
			<Title title="Invite somebody" />
			<SendForm isMain button="Invite" send={send}>
				<p>
					<label htmlFor="email">E-mail</label>{" "}
					<input id="email" name="email" type="email" required autoComplete="off" />
				</p>
				{NAMES.map(({ id, label }) => (
					<p key={id}>
						<label htmlFor={id}>{label}</label> <input id={id} name={id} required autoComplete="off" />
					</p>
				))}
				<p>
					<label htmlFor="role">Role</label>{" "}
					<select id="role" name="role">
						{ROLE_CHOICES.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</select>
				</p>
			</SendForm>
			{link !== undefined && <OneTimeLink link={link} />}
		</>
	);
}

function OneTimeLink({ link }: { link: string }) {
	const [isCopied, setCopied] = useState(false);
	const copy = async () => {
		await navigator.clipboard.writeText(link);
		setCopied(true);
	};
	return (
		<p role="status">
			No mail is sent. Pass this link on; it counts once, for 24 hours: <code>{link}</code>{" "}
			<Button size="small" variant="outlined" onClick={() => void copy()}>
				{isCopied ? "Copied" : "Copy the link"}
			</Button>
		</p>
	);
}
