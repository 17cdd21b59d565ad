import type { Config } from '#server/config.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { toLira } from '#shared/orders/order-rules.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import type { InvoiceTask } from './invoice-task.ts';

/** The number that the authority prescribes for a consumer who gives none. */
const UNNAMED_TCKN = '11111111111';
/** UN/CEFACT 4461. */
const PAYMENT_MEANS = { card: '48', transfer: '42' } as const;
const PLANS = {
  premium: { monthly: 'Premium üyelik, aylık', yearly: 'Premium üyelik, yıllık' },
  corporate: { monthly: 'Kurumsal üyelik, aylık', yearly: 'Kurumsal üyelik, yıllık' },
} as const;
const REQUIRED = [
  'COMPANY_NAME',
  'COMPANY_ADDRESS',
  'COMPANY_DISTRICT',
  'COMPANY_CITY',
  'COMPANY_TAX_OFFICE',
  'COMPANY_TAX_NUMBER',
] as const satisfies readonly (keyof Config)[];

/** The missing settings without which a UBL document can't name the seller. */
export function missingForUbl(config: Config): string[] {
  return REQUIRED.filter((name) => config[name] === undefined);
}

/**
 * A draft of an e-Arşiv document in UBL-TR 2.1 (customization TR1.2), its elements in the order of the authority's
 * schema. It has neither an official number nor a signature (`ext:UBLExtensions`, `cac:Signature`): the issuer adds
 * these. Its UUID (ETTN) is the task's id, so that it is issued once. A refund names the invoice that it reverses.
 * Throws 409 for a gider pusulası and while the seller's settings are missing.
 */
export function invoiceUbl(config: Config, task: InvoiceTask): string {
  if (task.paper === 'expenseNote')
    throw new ExpectedError(409, 'NO_INVOICE', 'Tüketiciye iade gider pusulasıyla belgelenir; e-Arşiv taslağı yoktur.');
  const missing = missingForUbl(config);
  if (missing.length > 0)
    throw new ExpectedError(409, 'SELLER_UNNAMED', `UBL için ayarlanmalı: ${missing.join(', ')}.`);
  const { id, kind, reference, happenedAt, method } = task;
  const day = istanbulDate(happenedAt);
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
${tag('cbc:UBLVersionID', '2.1')}
${tag('cbc:CustomizationID', 'TR1.2')}
${tag('cbc:ProfileID', 'EARSIVFATURA')}
${tag('cbc:ID', 'TASLAK')}
${tag('cbc:CopyIndicator', 'false')}
${tag('cbc:UUID', id)}
${tag('cbc:IssueDate', day)}
${tag('cbc:InvoiceTypeCode', kind === 'sale' ? 'SATIS' : 'IADE')}
${tag('cbc:Note', `${reference} numaralı sipariş. Bu satış internet üzerinden yapılmıştır.`)}
${tag('cbc:DocumentCurrencyCode', 'TRY')}
${tag('cbc:LineCountNumeric', '1')}
<cac:OrderReference>${tag('cbc:ID', reference)}${tag('cbc:IssueDate', day)}</cac:OrderReference>
${takenBack(task)}
<cac:AccountingSupplierParty>${sellerParty(config)}</cac:AccountingSupplierParty>
<cac:AccountingCustomerParty>${buyerParty(task)}</cac:AccountingCustomerParty>
<cac:PaymentMeans>${tag('cbc:PaymentMeansCode', PAYMENT_MEANS[method])}${tag('cbc:PaymentDueDate', day)}</cac:PaymentMeans>
${moneyOf(task)}
</Invoice>
`;
}

/** The authority rejects a document of type IADE without the invoice that it reverses. */
function takenBack({ original }: InvoiceTask): string {
  if (!original) return '';
  const named = `${tag('cbc:ID', original.number)}${tag('cbc:IssueDate', original.issuedOn)}${tag('cbc:DocumentTypeCode', 'IADE')}`;
  return `<cac:BillingReference><cac:InvoiceDocumentReference>${named}</cac:InvoiceDocumentReference></cac:BillingReference>`;
}

/**
 * A number of eleven digits is a person's (TCKN), including a sole trader's; one of ten digits is a company's (VKN).
 */
const isPersonal = (taxNumber: string) => taxNumber.length === 11;

function sellerParty(config: Config): string {
  const said = (name: (typeof REQUIRED)[number]) => config[name] ?? '';
  const taxNumber = said('COMPANY_TAX_NUMBER');
  return partyOf({
    site: siteLink(config, '/').href,
    taxNumber,
    title: said('COMPANY_NAME'),
    // A sole trader's title is their name.
    ...(isPersonal(taxNumber) && { person: said('COMPANY_NAME') }),
    street: said('COMPANY_ADDRESS'),
    district: said('COMPANY_DISTRICT'),
    city: said('COMPANY_CITY'),
    taxOffice: said('COMPANY_TAX_OFFICE'),
    email: config.SUPPORT_EMAIL,
  });
}

function buyerParty({ buyer, email }: InvoiceTask): string {
  const { companyTitle, taxOffice, taxNumber = '', identityNumber, name, address: street, district, city } = buyer;
  const where = { street, district, city, email };
  if (buyer.kind === 'company')
    return partyOf({
      ...where,
      taxNumber,
      title: companyTitle,
      taxOffice,
      ...(isPersonal(taxNumber) && { person: name }),
    });
  return partyOf({ ...where, taxNumber: identityNumber ?? UNNAMED_TCKN, person: name });
}

type Party = {
  readonly site?: string;
  readonly taxNumber: string;
  readonly title?: string | undefined;
  readonly person?: string;
  readonly street: string;
  readonly district: string;
  readonly city: string;
  readonly taxOffice?: string | undefined;
  readonly email?: string | undefined;
};

function partyOf({ site, taxNumber, title, person, street, district, city, taxOffice, email }: Party): string {
  const words = person?.split(' ') ?? [];
  const parts = [
    site && tag('cbc:WebsiteURI', site),
    `<cac:PartyIdentification><cbc:ID schemeID="${isPersonal(taxNumber) ? 'TCKN' : 'VKN'}">${escapeHtml(taxNumber)}</cbc:ID></cac:PartyIdentification>`,
    title && `<cac:PartyName>${tag('cbc:Name', title)}</cac:PartyName>`,
    `<cac:PostalAddress>${tag('cbc:StreetName', street)}${tag('cbc:CitySubdivisionName', district)}${tag('cbc:CityName', city)}<cac:Country>${tag('cbc:Name', 'Türkiye')}</cac:Country></cac:PostalAddress>`,
    taxOffice &&
      `<cac:PartyTaxScheme><cac:TaxScheme>${tag('cbc:Name', taxOffice)}</cac:TaxScheme></cac:PartyTaxScheme>`,
    email && `<cac:Contact>${tag('cbc:ElectronicMail', email)}</cac:Contact>`,
    person &&
      `<cac:Person>${tag('cbc:FirstName', words.slice(0, -1).join(' ') || person)}${tag('cbc:FamilyName', words.at(-1) ?? '')}</cac:Person>`,
  ];
  return `<cac:Party>${parts.filter(Boolean).join('')}</cac:Party>`;
}

function moneyOf({ kind, plan, period, totalKurus, vatKurus, vatPercent }: InvoiceTask): string {
  const amount = (name: string, kurus: number) => `<${name} currencyID="TRY">${toLira(kurus).toFixed(2)}</${name}>`;
  const net = totalKurus - vatKurus;
  const scheme = `<cac:TaxCategory><cac:TaxScheme>${tag('cbc:Name', 'KDV')}${tag('cbc:TaxTypeCode', '0015')}</cac:TaxScheme></cac:TaxCategory>`;
  const taxes = `<cac:TaxTotal>${amount('cbc:TaxAmount', vatKurus)}<cac:TaxSubtotal>${amount('cbc:TaxableAmount', net)}${amount('cbc:TaxAmount', vatKurus)}${tag('cbc:CalculationSequenceNumeric', '1')}${tag('cbc:Percent', String(vatPercent))}${scheme}</cac:TaxSubtotal></cac:TaxTotal>`;
  const sold = PLANS[plan][period];
  const name = kind === 'sale' ? sold : `${sold}: kullanılmayan sürenin iadesi`;
  return `${taxes}
<cac:LegalMonetaryTotal>${amount('cbc:LineExtensionAmount', net)}${amount('cbc:TaxExclusiveAmount', net)}${amount('cbc:TaxInclusiveAmount', totalKurus)}${amount('cbc:PayableAmount', totalKurus)}</cac:LegalMonetaryTotal>
<cac:InvoiceLine>${tag('cbc:ID', '1')}<cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>${amount('cbc:LineExtensionAmount', net)}${taxes}<cac:Item>${tag('cbc:Name', name)}</cac:Item><cac:Price>${amount('cbc:PriceAmount', net)}</cac:Price></cac:InvoiceLine>`;
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
