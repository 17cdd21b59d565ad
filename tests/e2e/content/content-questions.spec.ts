import { expect, expectAccessible, open, test } from '../support/open-page.ts';
import { BOTH_WIDTHS } from '../support/widths.ts';

test.describe('/sss', () => {
  test('begins with the general questions and opens one answer at a time', BOTH_WIDTHS, async ({ page }) => {
    await open(page, '/sss');
    await expect(page.getByRole('heading', { level: 2, name: 'Genel' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Genel/ })).toHaveAttribute('aria-current', 'true');
    const questions = page.locator('details[name="sss"]');
    await questions.nth(0).locator('summary').click();
    await expect(page.locator('details[name="sss"][open]')).toHaveCount(1);
    await questions.nth(2).locator('summary').press('Enter');
    await expect(questions.nth(2)).toHaveAttribute('open', '');
    await expect(page.locator('details[name="sss"][open]')).toHaveCount(1);
    await expectAccessible(page);
    await questions.nth(2).locator('summary').click();
    await expect(page.locator('details[name="sss"][open]')).toHaveCount(0);
  });

  test('shows the questions of a category', async ({ page }) => {
    await open(page, '/sss');
    const total = await page.locator('details[name="sss"]').count();
    await page.getByRole('link', { name: /^Abonelik ve ödeme/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Abonelik ve ödeme' })).toBeVisible();
    await expect(page.getByText('Premium ne kadar?').last()).toBeVisible();
    await page.getByRole('link', { name: /^Tümü/ }).click();
    expect(await page.locator('details[name="sss"]').count()).toBeGreaterThan(total);
  });

  test('searches questions and answers of every category, hides the popular ones meanwhile', async ({ page }) => {
    await open(page, '/sss');
    const popular = page.getByRole('heading', { name: 'En çok sorulanlar' });
    await expect(popular).toBeVisible();
    const box = page.getByRole('searchbox', { name: 'Sorularda ve yanıtlarda ara' });
    // The words occur only in an answer, and are typed without Turkish letters.
    await box.fill('DONEMIN SONUNDA');
    await expect(popular).toBeHidden();
    await expect(page.locator('details[name="sss"]')).toHaveCount(1);
    await expect(page.getByText('Aboneliğimi iptal edersem hemen mi kapanır?')).toBeVisible();
    await box.fill('zzzz');
    await expect(page.getByText('Sonuç bulunamadı')).toBeVisible();
    await expectAccessible(page);
    await box.fill('');
    await expect(popular).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Genel' })).toBeVisible();
  });

  test('leads from a popular question to its answer', async ({ page }) => {
    await open(page, '/sss');
    await page.getByRole('link', { name: 'Premium ne kadar?' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Abonelik ve ödeme' })).toBeVisible();
    const answer = page.locator('details#premium-ne-kadar');
    await expect(answer).toHaveAttribute('open', '');
    await expect(answer).toContainText('₺29,99');
    await expect(answer).toBeInViewport();
    // The same with the search in the address.
    await open(page, '/faq');
    await open(page, '/sss#belge-acilmiyor-ne-yapayim');
    await expect(page.locator('details#belge-acilmiyor-ne-yapayim')).toHaveAttribute('open', '');
  });
});

test('/faq holds ten questions, of which several can be open', async ({ page }) => {
  await open(page, '/faq');
  const questions = page.getByRole('main').locator('details');
  await expect(questions).toHaveCount(10);
  await questions.nth(0).locator('summary').click();
  await questions.nth(3).locator('summary').click();
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(2);
  await expectAccessible(page);
});

test.describe('/yardim-merkezi', () => {
  test('opens one topic at a time and leads to its articles', async ({ page }) => {
    await open(page, '/yardim-merkezi');
    const topics = page.locator('details[name="konular"]');
    await expect(topics).toHaveCount(4);
    await topics.nth(0).locator('summary').click();
    await topics.nth(2).locator('summary').click();
    await expect(page.locator('details[name="konular"][open]')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Teminat ve süreler' }).click();
    await expect(page).toHaveURL(/\/yardim-merkezi\/teminat-ve-sureler$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Teminat ve süreler' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('link', { name: 'Yardım merkezi' }).click();
    await expect(page).toHaveURL(/\/yardim-merkezi$/);
  });

  test('finds words in titles and in the articles themselves', async ({ page }) => {
    await open(page, '/yardim-merkezi');
    const box = page.getByRole('searchbox', { name: 'Yardım yazılarında ara' });
    await box.fill('hisseli');
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Hisseli satışlar');
    // The words occur only in the text of one article.
    await box.fill('trafiğe çıkarmayın');
    await expect(page.getByRole('link', { name: /Takyidat ve şerh okuma/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^“trafiğe çıkarmayın” için \d yazı$/ })).toBeVisible();
    // Going back from an article restores the query and its results.
    await page.getByRole('link', { name: /Takyidat ve şerh okuma/ }).click();
    await expect(page).toHaveURL(/takyidat-ve-serh-okuma$/);
    await page.goBack();
    await expect(box).toHaveValue('trafiğe çıkarmayın');
    await expect(page.getByRole('link', { name: /Takyidat ve şerh okuma/ })).toBeVisible();
    await box.fill('zzzz');
    await expect(page.getByText('Sonuç bulunamadı')).toBeVisible();
    await expectAccessible(page);
    await box.fill('');
    await expect(page.locator('details[name="konular"]')).toHaveCount(4);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('search and answers still work', async ({ page }) => {
    await page.goto('/sss');
    await page.getByRole('link', { name: /^Teknik destek/ }).click();
    await page.locator('summary', { hasText: 'Karanlık görünüme' }).click();
    await expect(page.getByText('ay ya da güneş simgesine basın')).toBeVisible();
    await page.goto('/yardim-merkezi');
    await page.getByRole('searchbox').fill('hisseli');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/ara=hisseli/);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Hisseli satışlar');
  });
});

test.describe('a missing article', () => {
  test.use({ allowedErrors: [/status of 404/] });
  test('gets the 404 page', async ({ page }) => {
    expect((await page.goto('/yardim-merkezi/yok-boyle-bir-yazi'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });
});
