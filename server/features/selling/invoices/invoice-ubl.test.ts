import { parseXml, type XmlElement } from '@rgrove/parse-xml';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { TEST_BUYER } from '#tests/support/orders/buy.ts';
import { SELLER_SETTINGS } from '#tests/support/orders/seller-settings.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { documentName, type InvoiceTask, paperOf } from './invoice-task.ts';
import { invoiceUbl } from './invoice-ubl.ts';

const SETTINGS = {
  ...SELLER_SETTINGS,
  COMPANY_TAX_OFFICE: 'Çankaya',
  COMPANY_TAX_NUMBER: '1234567890',
  COMPANY_DISTRICT: 'Çankaya',
  COMPANY_CITY: 'Ankara',
};
const SALE: InvoiceTask = {
  id: '0b8f1c1e-2f7c-4b58-9a51-3a5b8a0c7d11',
  kind: 'sale',
  paper: 'invoice',
  reference: 'PEY-ABCDEFGH',
  plan: 'premium',
  period: 'monthly',
  method: 'card',
  buyer: TEST_BUYER,
  email: 'ayse@uye.example',
  totalKurus: 2999,
  vatKurus: 500,
  vatPercent: 20,
  happenedAt: TEST_NOW,
  dueBy: TEST_NOW,
  reportedAt: null,
};
const ORIGINAL = { number: 'PEY2026000000001', issuedOn: '2026-11-21' };
const REFUND: InvoiceTask = { ...SALE, kind: 'refund', method: 'transfer', original: ORIGINAL };
const COMPANY = { ...TEST_BUYER, kind: 'company', companyTitle: 'Yılmaz Ltd. Şti.', taxOffice: 'Çankaya' } as const;
const SOLE_TRADER: InvoiceTask = { ...SALE, buyer: { ...COMPANY, taxNumber: '10000000146' } };

/**
 * Children in the order of the authority's schema (UBL-TR 1.2.1, xsdrt), as far as drafts use them; `!` marks required
 * ones. For an invoice the schema also requires `ext:UBLExtensions` and `cac:Signature`, which are added when it is
 * signed.
 */
const SEQUENCES: Readonly<Record<string, string>> = {
  Invoice:
    'cbc:UBLVersionID! cbc:CustomizationID! cbc:ProfileID! cbc:ID! cbc:CopyIndicator! cbc:UUID! cbc:IssueDate! cbc:InvoiceTypeCode! cbc:Note cbc:DocumentCurrencyCode! cbc:LineCountNumeric! cac:OrderReference cac:BillingReference cac:AccountingSupplierParty! cac:AccountingCustomerParty! cac:PaymentMeans cac:TaxTotal! cac:LegalMonetaryTotal! cac:InvoiceLine!',
  'cac:OrderReference': 'cbc:ID! cbc:IssueDate!',
  'cac:BillingReference': 'cac:InvoiceDocumentReference',
  'cac:InvoiceDocumentReference': 'cbc:ID! cbc:IssueDate! cbc:DocumentTypeCode',
  'cac:AccountingSupplierParty': 'cac:Party!',
  'cac:AccountingCustomerParty': 'cac:Party!',
  'cac:Party':
    'cbc:WebsiteURI cac:PartyIdentification! cac:PartyName cac:PostalAddress! cac:PartyTaxScheme cac:Contact cac:Person',
  'cac:PartyIdentification': 'cbc:ID!',
  'cac:PartyName': 'cbc:Name!',
  'cac:PostalAddress': 'cbc:StreetName cbc:CitySubdivisionName! cbc:CityName! cac:Country!',
  'cac:Country': 'cbc:Name!',
  'cac:PartyTaxScheme': 'cac:TaxScheme!',
  'cac:Contact': 'cbc:ElectronicMail',
  'cac:Person': 'cbc:FirstName! cbc:FamilyName!',
  'cac:PaymentMeans': 'cbc:PaymentMeansCode! cbc:PaymentDueDate',
  'cac:TaxTotal': 'cbc:TaxAmount! cac:TaxSubtotal!',
  'cac:TaxSubtotal': 'cbc:TaxableAmount cbc:TaxAmount! cbc:CalculationSequenceNumeric cbc:Percent cac:TaxCategory!',
  'cac:TaxCategory': 'cac:TaxScheme!',
  'cac:TaxScheme': 'cbc:Name cbc:TaxTypeCode',
  'cac:LegalMonetaryTotal':
    'cbc:LineExtensionAmount! cbc:TaxExclusiveAmount! cbc:TaxInclusiveAmount! cbc:PayableAmount!',
  'cac:InvoiceLine': 'cbc:ID! cbc:InvoicedQuantity! cbc:LineExtensionAmount! cac:TaxTotal cac:Item! cac:Price!',
  'cac:Item': 'cbc:Name!',
  'cac:Price': 'cbc:PriceAmount!',
};

const draftOf = (task: InvoiceTask, settings: Record<string, string> = {}) =>
  parseXml(invoiceUbl(readConfig({ ...SETTINGS, ...settings }), task)).root ?? expect.fail('no root');
const childrenOf = (element: XmlElement) =>
  element.children.flatMap((child) => (child.type === 'element' ? [child as XmlElement] : []));
const everyElement = (element: XmlElement): XmlElement[] => [element, ...childrenOf(element).flatMap(everyElement)];
const textsOf = (root: XmlElement, name: string) =>
  everyElement(root).flatMap((element) => (element.name === name ? [element.text] : []));

describe('a draft in UBL-TR 2.1', () => {
  it.each([
    ['a sale to a person', SALE],
    ['a sale to a company', { ...SALE, buyer: { ...COMPANY, taxNumber: '1234567890' } }],
    ['a sale to a sole trader', SOLE_TRADER],
    ['a refund', REFUND],
  ])('of %s has its elements in the order of the schema, and all required ones', (_what, task) => {
    for (const element of everyElement(draftOf(task))) {
      const found = childrenOf(element).map(({ name }) => name);
      if (found.length === 0) continue;
      const sequence = (SEQUENCES[element.name] ?? expect.fail(element.name)).split(' ');
      const expected = sequence.flatMap((entry) => {
        const name = entry.replace('!', '');
        return found.includes(name) || entry.endsWith('!') ? [name] : [];
      });
      expect(found, element.name).toEqual(expected);
    }
  });

  it('has consistent sums, and escapes everything a buyer typed', () => {
    const root = draftOf({ ...SALE, buyer: { ...TEST_BUYER, name: 'Ayşe <& Yılmaz' } });
    expect(textsOf(root, 'cbc:ProfileID')).toEqual(['EARSIVFATURA']);
    expect(textsOf(root, 'cbc:UUID')).toEqual([SALE.id]);
    expect(textsOf(root, 'cbc:FirstName')).toEqual(['Ayşe <&']);
    expect(textsOf(root, 'cbc:FamilyName')).toEqual(['Yılmaz']);
    expect(textsOf(root, 'cbc:TaxExclusiveAmount')).toEqual(['24.99']);
    expect(textsOf(root, 'cbc:TaxInclusiveAmount')).toEqual(['29.99']);
    expect(new Set(textsOf(root, 'cbc:TaxAmount'))).toEqual(new Set(['5.00']));
  });

  it('of a refund names number and date of the invoice that it reverses', () => {
    const [reference] = everyElement(draftOf(REFUND)).filter(({ name }) => name === 'cac:InvoiceDocumentReference');
    const named = reference && childrenOf(reference).map(({ text }) => text);
    expect(named).toEqual([ORIGINAL.number, ORIGINAL.issuedOn, 'IADE']);
    expect(textsOf(draftOf(SALE), 'cac:BillingReference')).toEqual([]);
  });

  it('names a sole trader as the person with those eleven digits, as buyer and as seller', () => {
    expect(textsOf(draftOf(SOLE_TRADER), 'cbc:FamilyName')).toEqual(['Yılmaz']);
    const seller = { COMPANY_NAME: 'Mehmet Can Öz', COMPANY_TAX_NUMBER: '10000000146' };
    expect(textsOf(draftOf(SALE, seller), 'cbc:FamilyName')).toEqual(['Öz', 'Yılmaz']);
  });
});

it('a consumer’s refund uses a gider pusulası, unless the seller’s accountant chose otherwise (VUK 234)', () => {
  const chosen = readConfig({ ...SETTINGS, CONSUMER_REFUND_PAPER: 'iade-faturasi' });
  expect(paperOf(readConfig(SETTINGS), REFUND)).toBe('expenseNote');
  expect(paperOf(chosen, REFUND)).toBe('invoice');
  expect(paperOf(readConfig(SETTINGS), { ...REFUND, buyer: COMPANY })).toBe('invoice');
  expect(paperOf(readConfig(SETTINGS), SALE)).toBe('invoice');
  expect(documentName({ ...REFUND, paper: 'expenseNote' })).toBe('İade (gider pusulası)');
  expect(() => invoiceUbl(chosen, { ...REFUND, paper: 'expenseNote' })).toThrow('gider pusulasıyla');
});
