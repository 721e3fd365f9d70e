import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { useState } from "react";
import {
	DataTable,
	type RaRecord,
	required,
	SaveButton,
	SelectInput,
	SimpleForm,
	TextInput,
	Title,
	Toolbar,
	useRecordContext,
} from "react-admin";
import { Day } from "#studio/parts/day.tsx";
import { EditItem } from "#studio/parts/edit-item.tsx";
import { ItemList } from "#studio/parts/item-table.tsx";
import { PlainToolbar } from "#studio/parts/plain-toolbar.tsx";
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
	const renew = () => attempt(async () => setLink(await renewLink(person)));
	return (
		<>
			<Button onClick={() => void renew()}>Make a new link to choose a password</Button>
			{link !== undefined && <OneTimeLink link={link} />}
		</>
	);
}

function Invitation() {
	const [link, setLink] = useState<string>();
	const attempt = useAttempt();
	const send = async (person: Readonly<Record<string, unknown>>) =>
		void (await attempt(async () => setLink(await invite(person))));
	return (
		<Card>
			<Title title="Invite somebody" />
			<SimpleForm
				onSubmit={send}
				toolbar={
					<Toolbar>
						<SaveButton label="Invite" icon={null} alwaysEnable />
					</Toolbar>
				}
			>
				<TextInput source="email" label="E-mail" type="email" autoComplete="off" validate={required()} />
				<TextInput
					source="first_name"
					label="First name"
					autoComplete="off"
					validate={required()}
					helperText="The history shows it beside each change."
				/>
				<TextInput source="last_name" label="Last name" autoComplete="off" validate={required()} />
				<SelectInput source="role" choices={ROLE_CHOICES} defaultValue="author" validate={required()} />
				{link !== undefined && <OneTimeLink link={link} />}
			</SimpleForm>
		</Card>
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
